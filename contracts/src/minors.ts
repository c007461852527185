import { inEachLanguage } from './language/language';
import { ACCOMPANIED_AGE, GUARDIAN_AGE, MINIMUM_TEST_AGE, NEBRASKA_GUARDIAN_AGE } from './numbers/visits';
import { ageOn } from './time';

const inEnglish = {
  tooYoung: `The test is for people aged ${MINIMUM_TEST_AGE} and older. Please ask your child’s doctor about testing.`,
  accompany: `Age ${MINIMUM_TEST_AGE}-${ACCOMPANIED_AGE}: the parent or guardian fills in the form and accompanies the patient.`,
  form: `Age ${ACCOMPANIED_AGE + 1}-${GUARDIAN_AGE}, and ${NEBRASKA_GUARDIAN_AGE} in Nebraska: the parent or guardian fills in the form.`,
} as const;

export const minorMessages = inEachLanguage(inEnglish, {
  tooYoung: `La prueba es para personas de ${MINIMUM_TEST_AGE} años o más. Pregunte al médico de su hijo sobre la prueba.`,
  accompany: `De ${MINIMUM_TEST_AGE} a ${ACCOMPANIED_AGE} años: uno de los padres o el tutor llena el formulario y viene con el paciente.`,
  form: `De ${ACCOMPANIED_AGE + 1} a ${GUARDIAN_AGE} años, y de ${NEBRASKA_GUARDIAN_AGE} en Nebraska: uno de los padres o el tutor llena el formulario.`,
});

/**
 * What a guardian must do for a patient of this age, on the day of the visit.
 * - `accompany`: fill in the form and come along
 * - `form`: only fill in the form
 */
export type GuardianDuty = 'none' | 'form' | 'accompany' | 'too-young';

/** @param state the test location's state, as its two-letter code or its name */
export function guardianDuty(dateOfBirth: string, visitDate: string, state: string): GuardianDuty {
  const age = ageOn(dateOfBirth, visitDate);
  if (age < MINIMUM_TEST_AGE) return 'too-young';
  if (age <= ACCOMPANIED_AGE) return 'accompany';
  if (age <= GUARDIAN_AGE) return 'form';
  return age <= NEBRASKA_GUARDIAN_AGE && /^(ne|nebraska)$/i.test(state.trim()) ? 'form' : 'none';
}
