import { expect, it } from 'vitest';
import { FIXED_TODAY, makeTester } from '../testing/index';
import { testerRules } from './kits';

const issues = (over: object) =>
  testerRules(FIXED_TODAY)
    .safeParse({ ...makeTester(), ...over })
    .error?.issues.map(({ path, message }) => `${path.join()}: ${message}`);

it('accepts a tester who is 18 today, but not one who is 18 tomorrow', () => {
  expect(issues({ dob: '2008-11-21' })).toBeUndefined();
  expect(issues({ dob: '2008-11-22' })).toEqual(['dob: Age must be above 18']);
});

it('reports one error for an invalid date of birth', () => {
  expect(issues({ dob: '' })).toEqual(['dob: Field is required!']);
  expect(issues({ dob: '2026-02-30' })).toEqual(['dob: Enter a real date']);
  expect(issues({ dob: '2026-11-22' })).toEqual(['dob: Age must be above 18']);
});

it.each(['firstName', 'lastName', 'sex', 'addressLine1', 'country', 'state', 'city', 'zip', 'phoneNumber'])(
  'asks for %s',
  (field) => {
    expect(issues({ [field]: '  ' })).toEqual([`${field}: Field is required!`]);
  },
);

it('does not require the apartment', () => {
  expect(issues({ suit: '' })).toBeUndefined();
});
