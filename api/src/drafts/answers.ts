import type { Assessment } from '@larkwell/contracts/appointments/assessment';
import { SECRET_ANSWERS, type VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import type { FieldCipher } from '../security/field-cipher';
import type { DraftRow } from './tables';

/** The columns that hold what a person answered, each sealed for its own purpose. */
export type SealedAnswers = Pick<
  DraftRow,
  'answersSealed' | 'ssnSealed' | 'driverLicenseSealed' | 'insuranceIdSealed'
>;

const purposes = {
  answersSealed: 'visit answers',
  ssnSealed: 'visit ssn',
  driverLicenseSealed: 'visit driver license',
  insuranceIdSealed: 'visit insurance id',
} as const satisfies Record<keyof SealedAnswers, string>;

const assessmentPurpose = 'assessment';

/** What is kept beside the answers: the member number was not yet typed twice alike. */
interface StoredAnswers extends VisitAnswers {
  insurance_id_unconfirmed?: true;
}

/**
 * Parts the secret answers from the rest and seals each. Of `confirm_insurance_id` only whether it repeats the other
 * is kept.
 */
export function sealAnswers(cipher: FieldCipher, answers: VisitAnswers): SealedAnswers {
  const seal = (text: string | null | undefined, column: keyof SealedAnswers) =>
    text ? cipher.seal(text, purposes[column]) : null;
  const stored: StoredAnswers = withoutSecrets(answers);
  if (answers.insurance_id && answers.insurance_id !== answers.confirm_insurance_id) {
    stored.insurance_id_unconfirmed = true;
  }
  return {
    answersSealed: cipher.seal(JSON.stringify(stored), purposes.answersSealed),
    ssnSealed: seal(answers.ssn, 'ssnSealed'),
    driverLicenseSealed: seal(answers.driver_license, 'driverLicenseSealed'),
    insuranceIdSealed: seal(answers.insurance_id, 'insuranceIdSealed'),
  };
}

/** All answers with their secrets, for rules and for the booking itself; never for an answer to a site. */
export function openAnswers(cipher: FieldCipher, row: SealedAnswers): VisitAnswers {
  const open = (column: keyof SealedAnswers) => {
    const sealed = row[column];
    return sealed ? cipher.open(sealed, purposes[column]) : undefined;
  };
  const stored = JSON.parse(open('answersSealed') ?? '{}') as StoredAnswers;
  const { insurance_id_unconfirmed: isUnconfirmed, ...answers } = stored;
  const insurance_id = open('insuranceIdSealed');
  return {
    ...answers,
    ssn: open('ssnSealed'),
    driver_license: open('driverLicenseSealed'),
    insurance_id,
    confirm_insurance_id: isUnconfirmed ? undefined : insurance_id,
  };
}

export function withoutSecrets(answers: VisitAnswers): VisitAnswers {
  const shown: VisitAnswers = { ...answers };
  for (const name of SECRET_ANSWERS) delete shown[name];
  return shown;
}

export function sealAssessment(cipher: FieldCipher, assessment: Assessment): string {
  return cipher.seal(JSON.stringify(assessment), assessmentPurpose);
}

export function openAssessment(cipher: FieldCipher, sealed: string | null): Assessment | null {
  return sealed ? (JSON.parse(cipher.open(sealed, assessmentPurpose)) as Assessment) : null;
}
