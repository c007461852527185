import { createHmac } from 'node:crypto';
import type { FieldCipher } from '../security/field-cipher';
import { draftAt, openAnswers, openAssessment } from './answers';
import type { DraftRow } from './tables';

/** Neither is an answer: the consent is about the others, and a charge comes after it. */
const besides = ['is_acknowledge', 'payment_charge_id'];

/**
 * One short text for everything a draft answers, with the assessment and the card pictures: the same answers give the
 * same text, whatever secrets change meanwhile. Its salt stays with us, so it gives no answer away.
 */
export function markAnswers(cipher: FieldCipher, draft: DraftRow): string {
  const answers = sorted(openAnswers(cipher, draft)).filter(([name]) => !besides.includes(name));
  const assessment = sorted(openAssessment(cipher, draftAt(draft), draft.assessmentSealed) ?? {});
  const whole = JSON.stringify([answers, assessment, draft.frontImageKey, draft.backImageKey]);
  return createHmac('sha256', draft.markSalt).update(whole).digest('base64url');
}

/** What was given, in one order. */
const sorted = (answers: object): [string, unknown][] =>
  Object.entries(answers)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .sort(([a], [b]) => (a < b ? -1 : 1));
