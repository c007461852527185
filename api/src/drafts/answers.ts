import type { Assessment } from '@larkwell/contracts/appointments/assessment';
import { SECRET_ANSWERS, type VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import type { FieldCipher } from '../security';
import { openColumn, sealColumn, type SealedRow } from '../sealing';
import type { DraftRow } from './tables';

/** The columns that hold what a person answered; drafts and appointments have the same. */
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

/** What is kept beside the answers: the member number was not yet typed twice alike. */
interface StoredAnswers extends VisitAnswers {
  insurance_id_unconfirmed?: true;
}

/** Where the answers of a draft are sealed. */
export const draftAt = ({ id, key }: Pick<DraftRow, 'id' | 'key'>): SealedRow => ({
  table: 'drafts',
  row: id,
  key,
});

/**
 * Parts the secret answers from the rest and seals each. Of `confirm_insurance_id` only whether it repeats the other
 * is kept.
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
 * All answers with their secrets, for rules and for the booking itself; never for an answer to a site. Erased ones are
 * as if never given.
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

/** As `openSealedAnswers`, for a draft. */
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

/** The name that the consent was given for; undefined before, and once it is erased. */
export function openAgreedPatient(cipher: FieldCipher, draft: DraftRow): string | undefined {
  const sealed = draft.agreedPatientSealed;
  return (sealed && openColumn(cipher, draftAt(draft), agreedPatientColumn, sealed)) || undefined;
}
