import { ageOn } from './time';

/** The youngest age, in years, that is tested. */
export const MINIMUM_TEST_AGE = 3;

export const minorMessages = {
  tooYoung: 'The test is for people aged 3 and older. Please ask your child’s doctor about testing.',
  accompany: 'Age 3-15: the parent or guardian fills in the form and accompanies the patient.',
  form: 'Age 16-17, and 18 in Nebraska: the parent or guardian fills in the form.',
} as const;

/**
 * What a guardian must do for a patient of this age, on the day of the visit.
 * - `accompany`: fill in the form and come along (3–15)
 * - `form`: fill in the form only (16–17; 18 in Nebraska)
 */
export type GuardianDuty = 'none' | 'form' | 'accompany' | 'too-young';

/** @param state the test location's state, as its two-letter code or its name */
export function guardianDuty(dateOfBirth: string, visitDate: string, state: string): GuardianDuty {
  const age = ageOn(dateOfBirth, visitDate);
  if (age < MINIMUM_TEST_AGE) return 'too-young';
  if (age <= 15) return 'accompany';
  if (age <= 17) return 'form';
  return age === 18 && /^(ne|nebraska)$/i.test(state.trim()) ? 'form' : 'none';
}
