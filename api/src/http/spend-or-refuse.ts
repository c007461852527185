import { randomUUID } from 'node:crypto';
import { budgets, spend, type Budget, type Exceeded, type Use, spendingAs } from '../budgets';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { mailboxOf } from '../mails';
import { refuse } from '../refusals';
import { retryAfterOf } from '../security';

/** Budgets that may be another person's. */
const personal: Budget['per'][] = ['mailbox', 'address and mailbox', 'patient'];

/** The seconds for which a use counts, unless that depends on what it was spent on. */
const secondsOf = ({ within }: Budget) =>
  typeof within === 'object' && 'hours' in within ? within.hours * 3600 : undefined;

/** @throws 429 with the budget's sentence, and with `Retry-After` by the rule of `retryAfterOf` */
export function refuseExceeded(exceeded: Exceeded | null): void {
  if (!exceeded) return;
  const { budget: name, sentence } = exceeded;
  const budget = budgets[name];
  const allowance = { isPersonal: personal.includes(budget.per), seconds: secondsOf(budget) };
  const retryAfter = retryAfterOf(allowance, exceeded.retryAfter);
  refuse(429, sentence, { ...(retryAfter && { retryAfter }), rule: name });
}

/**
 * Spends in a transaction of its own, on something that is never returned.
 * @param sentence for a person over the budget, if there is a better alternative than the budget names
 * @throws 429
 */
export async function spendOrRefuse(
  { inTransaction, ...deps }: Pick<Deps, 'inTransaction' | 'settings'>,
  uses: readonly Use[],
  sentence?: string,
): Promise<void> {
  await inTransaction(({ db }) => spendWithin({ ...deps, db }, uses, sentence));
}

/** Like `spendOrRefuse`, within the caller's transaction, which the refusal rolls back. */
export async function spendWithin(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  uses: readonly Use[],
  sentence?: string,
): Promise<void> {
  const exceeded = await spend(db, settings, `once ${randomUUID()}`, uses);
  refuseExceeded(exceeded && { ...exceeded, ...(sentence && { sentence }) });
}

/** A mail about a visit, to a mailbox that may not be the booker's. */
export const visitMailTo = (email: string): Use => ({ budget: 'mailsOfMailbox', subject: mailboxOf(email) });

/** The mail with the code that books a visit. @param address the network that requests it */
export const visitCodeTo = (email: string, address: string): Use[] => [
  visitMailTo(email),
  { budget: 'mailsOfAddress', subject: `${address} ${mailboxOf(email)}` },
];

/** Any other mail that a person requests, to a mailbox that may not be theirs. */
export const mailTo = (email: string, address: string): Use[] => [
  { budget: 'requestedMails', subject: mailboxOf(email) },
  ...visitCodeTo(email, address),
];

/**
 * Spends on the mail that repeats a person's invitations. Only an invited address gets one, so its budget is
 * one that no call shows: what is left of it would reveal who is invited.
 * @returns whether there is room
 */
export async function spendOnInvitations(
  { settings }: Pick<Deps, 'settings'>,
  db: Queryable,
  email: string,
): Promise<boolean> {
  const budget = 'invitationMails';
  const spender = { name: 'a mail with invitations', budgets: [budget] } as const;
  const uses: Use[] = [{ budget, subject: mailboxOf(email) }];
  return spendingAs(spender, async () => (await spend(db, settings, `once ${randomUUID()}`, uses)) === null);
}
