import type { Assessment } from '@larkwell/contracts/appointments/assessment';
import { SECRET_ANSWERS, type VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import type { FieldCipher } from '../security';
import { openColumn, sealColumn, type SealedRow } from '../sealing';
import type { DraftRow } from './tables';

/** The columns that hold a person's answers; the same in drafts and appointments. */
export type SealedAnswers = Pick<
  DraftRow,
  'answersSealed' | 'ssnSealed' | 'driverLicenseSealed' | 'insuranceIdSealed'
>;

const columns = {
  answersSealed: { column: 'answers_sealed', purpose: 'visit answers' },
  ssnSealed: { column: 'ssn_sealed', purpose: 'visit ssn' },
  driverLicenseSealed: { column: 'driver_license_sealed', purpose: 'visit driver license' },
  insuranceIdSealed: { column: 'insurance_id_sealed', purpose: 'visit insurance id' },
} as const satisfies Record<keyof SealedAnswers, { column: string; purpose: string }>;

const agreedPatientColumn = { column: 'agreed_patient_sealed', purpose: 'agreed patient' };
const assessmentColumn = { column: 'assessment_sealed', purpose: 'assessment' };

/** Stored beside the answers: the member number has not been typed the same way twice yet. */
interface StoredAnswers extends VisitAnswers {
  insurance_id_unconfirmed?: true;
}

/** Where a draft's answers are sealed. */
export const draftAt = ({ id, key }: Pick<DraftRow, 'id' | 'key'>): SealedRow => ({
  table: 'drafts',
  row: id,
  key,
});

/**
 * Separates the secret answers from the rest and seals each part. Of `confirm_insurance_id` it keeps only
 * whether the two match.
 */
export function sealAnswers(cipher: FieldCipher, at: SealedRow, answers: VisitAnswers): SealedAnswers {
  const seal = (text: string | null | undefined, name: keyof SealedAnswers) =>
    text ? sealColumn(cipher, at, columns[name], text) : null;
  const stored: StoredAnswers = withoutSecrets(answers);
  if (answers.insurance_id && answers.insurance_id !== answers.confirm_insurance_id) {
    stored.insurance_id_unconfirmed = true;
  }
  return {
    answersSealed: seal(JSON.stringify(stored), 'answersSealed'),
    ssnSealed: seal(answers.ssn, 'ssnSealed'),
    driverLicenseSealed: seal(answers.driver_license, 'driverLicenseSealed'),
    insuranceIdSealed: seal(answers.insurance_id, 'insuranceIdSealed'),
  };
}

/**
 * All answers with their secrets, for rules and for the booking itself; never for a response to a site.
 * Erased answers read as never given.
 */
export function openSealedAnswers(cipher: FieldCipher, at: SealedRow, row: SealedAnswers): VisitAnswers {
  const open = (name: keyof SealedAnswers) => {
    const sealed = row[name];
    return sealed ? (openColumn(cipher, at, columns[name], sealed) ?? undefined) : undefined;
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

/** Like `openSealedAnswers`, for a draft. */
export const openAnswers = (
  cipher: FieldCipher,
  row: SealedAnswers & Pick<DraftRow, 'id' | 'key'>,
): VisitAnswers => openSealedAnswers(cipher, draftAt(row), row);

export function withoutSecrets(answers: VisitAnswers): VisitAnswers {
  const shown: VisitAnswers = { ...answers };
  for (const name of SECRET_ANSWERS) delete shown[name];
  return shown;
}

export function sealAssessment(cipher: FieldCipher, at: SealedRow, assessment: Assessment): string {
  return sealColumn(cipher, at, assessmentColumn, JSON.stringify(assessment));
}

export function openAssessment(cipher: FieldCipher, at: SealedRow, sealed: string | null): Assessment | null {
  const text = sealed && openColumn(cipher, at, assessmentColumn, sealed);
  return text ? (JSON.parse(text) as Assessment) : null;
}

export const sealAgreedPatient = (cipher: FieldCipher, at: SealedRow, name: string): string =>
  sealColumn(cipher, at, agreedPatientColumn, name);

/** The name that the consent was given for; undefined before the consent, and once it is erased. */
export function openAgreedPatient(cipher: FieldCipher, draft: DraftRow): string | undefined {
  const sealed = draft.agreedPatientSealed;
  return (sealed && openColumn(cipher, draftAt(draft), agreedPatientColumn, sealed)) || undefined;
}
