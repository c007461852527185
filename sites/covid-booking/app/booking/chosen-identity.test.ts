import { describe, expect, it } from 'vitest';
import { dropUnchosen, onChosenIdentity } from './chosen-identity';

const required = ['This field is required'];

describe('what is in the fields of the other ID', () => {
  it('is cleared, valid or not', () => {
    const typed = { ssn: '12', driver_license: 'H1', hhs_state: 'NE', health_info_available: '1' };
    expect(dropUnchosen(typed, 'license')).toEqual({ ...typed, ssn: null });
    expect(dropUnchosen(typed, 'ssn')).toEqual({ ...typed, driver_license: null, hhs_state: null });
  });

  it('is kept if there was no choice', () => {
    expect(dropUnchosen({ health_info_available: '1' }, null)).toEqual({ health_info_available: '1' });
  });
});

describe('errors', () => {
  const errors = { ssn: required, driver_license: required, hhs_state: required, other: required };

  it('are shown for the chosen ID and everything else', () => {
    expect(onChosenIdentity(errors, 'ssn')).toEqual({ ssn: required, other: required });
    expect(onChosenIdentity(errors, 'license')).toEqual({
      driver_license: required,
      hhs_state: required,
      other: required,
    });
  });
});
