import { formatUsd } from '@larkwell/contracts/fields/money';
import type { TermsChange } from '@larkwell/contracts/terms';
import { z } from 'zod';
import { refuse } from '../http/refusals';
import type { Keyring } from '../security/keyring';

const factSchema = z.tuple([z.string(), z.string()]);

const shownTermsSchema = z.object({
  /** Kind and id of what the form is about, as `order 1f2e…`. */
  subject: z.string(),
  /** Cents that the button names. */
  total: z.number().int().min(0),
  /** Name and words of everything else in sight, in the order of the page. Names are unique. */
  facts: z.array(factSchema),
  /** A keyed hash of the answers that were in sight, where there are any. */
  answers: z.string().optional(),
});
/** What a page shows before its button is pressed. */
export type ShownTerms = z.infer<typeof shownTermsSchema>;

const bodyOf = (terms: ShownTerms) => Buffer.from(JSON.stringify(terms)).toString('base64url');

/** The terms as one text for a form. The same terms give the same text; only we can make it. */
export function sealTerms(terms: ShownTerms, keyring: Keyring): string {
  const body = bodyOf(terms);
  return `${body}.${keyring.sign('terms', body)}`;
}

const bodyIn = (text: string | null) => text?.split('.')[0];

/** Whether terms that we have stored are these, whichever secret they were sealed with. */
export const areTerms = (stored: string, terms: ShownTerms): boolean => bodyIn(stored) === bodyOf(terms);

/** Whether two stored terms are the same, whichever secrets they were sealed with. */
export const areSameTerms = (one: string | null, other: string | null): boolean =>
  bodyIn(one) === bodyIn(other);

/** Null for a text that we did not make. */
export function readTerms(text: string, keyring: Keyring): ShownTerms | null {
  const [body = '', mark = ''] = text.split('.');
  if (!keyring.verifies('terms', body, mark)) return null;
  return shownTermsSchema.parse(JSON.parse(Buffer.from(body, 'base64url').toString()));
}

/** The answers themselves are health data: terms only say that they differ. */
const answersChange: TermsChange = {
  name: 'Your answers',
  before: 'As you checked them',
  now: 'Changed since then',
};

/**
 * What a person must be told before going on: each fact that is new, gone or different. Empty when nothing is. Terms
 * of another subject differ in everything.
 */
export function listTermsChanges(before: ShownTerms, now: ShownTerms): TermsChange[] {
  const old = new Map(before.facts);
  const current = new Map(now.facts);
  const facts = [...new Set([...old.keys(), ...current.keys()])].map((name) => ({
    name,
    before: old.get(name) ?? null,
    now: current.get(name) ?? null,
  }));
  const total = { name: 'Total', before: formatUsd(before.total), now: formatUsd(now.total) };
  const changes = [...facts, total].filter((change) => change.before !== change.now);
  return before.answers === now.answers ? changes : [...changes, answersChange];
}

/** What `terms-changed` answers beside its sentence. */
export interface ChangedTerms {
  changes: TermsChange[];
  /** The terms as they are now. */
  terms: string;
}

/**
 * Compares what a form was about with what is true now. Call it under the lock of whatever may change it.
 * @param given what the form carried; a call without it is not compared
 * @returns null when nothing differs
 */
export function findChangedTerms(
  given: string | undefined,
  now: ShownTerms,
  keyring: Keyring,
): ChangedTerms | null {
  if (given === undefined) return null;
  const before = readTerms(given, keyring);
  if (before && areTerms(given, now)) return null;
  const terms = sealTerms(now, keyring);
  return { changes: before ? listTermsChanges(before, now) : [], terms };
}

/** @throws 409 terms-changed, with what is different and the terms to go on with */
export function refuseChangedTerms(
  given: string | undefined,
  now: ShownTerms,
  { keyring, errorMessage }: { keyring: Keyring; errorMessage: string },
): void {
  const changed = findChangedTerms(given, now, keyring);
  if (changed) refuse(409, errorMessage, { code: 'terms-changed', ...changed });
}
