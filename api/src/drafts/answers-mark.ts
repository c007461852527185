import { createHmac } from 'node:crypto';
import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import type { FieldCipher } from '../security';
import { draftAt, openAnswers, openAssessment } from './answers';
import type { DraftRow } from './tables';

const names = ['patient_first_name', 'patient_last_name'];

/** Not answers themselves: the consent is about the others, and a charge comes after it. */
const besides = ['is_acknowledge', 'payment_charge_id'];

export interface AnswersMark {
  /** Everything a draft answers except the name, with the assessment and the card pictures. */
  answers: string;
  patient: string;
}

/**
 * One fingerprint of the patient's name and one of everything else that a draft answers. The same answers
 * give the same fingerprint, whatever secrets change meanwhile. Their salt never leaves us, so they reveal
 * nothing.
 */
export function markAnswers(cipher: FieldCipher, draft: DraftRow): AnswersMark {
  const answers = openAnswers(cipher, draft);
  const others = sorted(answers).filter(([name]) => !besides.includes(name) && !names.includes(name));
  const assessment = sorted(openAssessment(cipher, draftAt(draft), draft.assessmentSealed) ?? {});
  const mark = (whole: unknown) =>
    createHmac('sha256', draft.markSalt).update(JSON.stringify(whole)).digest('base64url');
  return {
    answers: mark([others, assessment, draft.frontImageKey, draft.backImageKey]),
    patient: mark(['patient', namePatient(answers)]),
  };
}

/** The patient's name as pages show it to the person who fills in the form. */
export const namePatient = ({ patient_first_name, patient_last_name }: VisitAnswers): string =>
  [patient_first_name, patient_last_name].filter(Boolean).join(' ');

/** The given answers, in a fixed order. */
const sorted = (answers: object): [string, unknown][] =>
  Object.entries(answers)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
