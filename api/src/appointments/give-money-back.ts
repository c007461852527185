import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { openAnswers, type DraftRow } from '../drafts';
import { mailMoneyBack } from './booking-mails';
import { changedMoneySentence, lateMoneySentence } from './sentences';

export type WhyBack = 'changed' | 'late';

/** Tells the person by mail that money from Stripe's page books nothing. @returns why, in words */
export async function giveMoneyBack(
  deps: Deps,
  tx: Transaction,
  draft: DraftRow,
  why: WhyBack,
): Promise<string> {
  const { patient_email: to } = openAnswers(deps.cipher, draft);
  if (to) await mailMoneyBack[why](deps, tx, to);
  return why === 'changed' ? changedMoneySentence : lateMoneySentence;
}
