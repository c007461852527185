import { expect, test } from 'vitest';
import { onWrongParts } from './wrong-part';

test('only the error about a part of a date goes to that part', () => {
  const errors = {
    date_of_birth: ['June has only 30 days'],
    second_dose_date: ['The date must not be in the future'],
    patient_first_name: ['This field is required'],
  };
  const typed = { date_of_birth: '1988-06-31', second_dose_date: '2031-06-30', patient_first_name: '' };
  expect(onWrongParts(errors, typed)).toEqual({
    'date_of_birth.day': ['June has only 30 days'],
    second_dose_date: ['The date must not be in the future'],
    patient_first_name: ['This field is required'],
  });
});
