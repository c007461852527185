import { expect, it } from 'vitest';
import { onChosenIdentity } from './identity-errors';

const required = ['This field is required'];

it('asks only for the number when that was chosen and nothing was given', () => {
  const errors = { ssn: required, driver_license: required, hhs_state: required };
  expect(onChosenIdentity(errors, 'ssn', {})).toEqual({ ssn: required });
});

it('asks only for the license and its state when those were chosen', () => {
  const errors = { ssn: required, driver_license: required, hhs_state: required };
  expect(onChosenIdentity(errors, 'license', {})).toEqual({ driver_license: required, hhs_state: required });
});

it('asks for the chosen number when only half a license was left behind', () => {
  const errors = { hhs_state: required };
  expect(onChosenIdentity(errors, 'ssn', { driver_license: 'H1' })).toEqual({ ssn: required });
});

it('keeps what is wrong with a number that was typed before the license was chosen', () => {
  const errors = { ssn: ['Enter a valid 9-digit Social Security number (dashes allowed)'] };
  expect(onChosenIdentity(errors, 'license', { ssn: '12' })).toEqual(errors);
});

it('leaves errors of other fields alone', () => {
  const errors = { health_info_available: required };
  expect(onChosenIdentity(errors, 'license', {})).toEqual(errors);
});
