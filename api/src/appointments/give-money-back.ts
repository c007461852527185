import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { openAnswers, type DraftRow } from '../drafts';
import { mailMoneyBack } from './booking-mails';
import { moneyReasons } from './money-reasons';

export type WhyBack = keyof typeof moneyReasons;

/** Tells the person by mail that money from Stripe's page books nothing. @returns why, as it is stored with the payment */
export async function giveMoneyBack(
  deps: Deps,
  tx: Transaction,
  draft: DraftRow,
  why: WhyBack,
): Promise<string> {
  const { patient_email: to } = openAnswers(deps.cipher, draft);
  if (to) await mailMoneyBack[why](deps, tx, { to, language: draft.language });
  return moneyReasons[why];
}
