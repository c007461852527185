import { formatUsd } from '@larkwell/contracts/fields/money';
import type { TermsChange } from '@larkwell/contracts/terms';
import { z } from 'zod';
import { refuse } from '../refusals';
import type { Keyring } from '../security';
import { tellChange } from './tell-change';

const factSchema = z.tuple([z.string(), z.string()]);

const shownTermsSchema = z.object({
  /** Kind and id of what the form is about, such as `order 1f2e…`. */
  subject: z.string(),
  /** Cents that the button names. */
  total: z.number().int().min(0),
  /** Name and words of everything else shown, in page order. Names are unique. */
  facts: z.array(factSchema),
  /** A keyed hash of the answers shown, if any. */
  answers: z.string().optional(),
  /** A keyed hash of the patient's name, if there is a patient. */
  patient: z.string().optional(),
});
/** What a page shows before its button is pressed. */
export interface ShownTerms extends z.infer<typeof shownTermsSchema> {
  /** The name itself, for the person's own pages. It is not part of the comparison. */
  patientName?: string | undefined;
}

const encode = (text: string) => Buffer.from(text).toString('base64url');
const decode = (text: string) => Buffer.from(text, 'base64url').toString();

const bodyOf = ({ patientName: _name, ...compared }: ShownTerms) => encode(JSON.stringify(compared));

/** The terms as one text for a form. The same terms give the same text; only we can create it. */
export function sealTerms(terms: ShownTerms, keyring: Keyring): string {
  return nameTerms(sealUnnamedTerms(terms, keyring), terms.patientName, keyring);
}

/** Like `sealTerms`, without the name: for stored terms, and for pages that others may open. */
export function sealUnnamedTerms(terms: ShownTerms, keyring: Keyring): string {
  const body = bodyOf(terms);
  return `${body}.${keyring.sign('terms', body)}`;
}

/** Adds the name to terms that were stored without it. */
export function nameTerms(unnamed: string, patientName: string | undefined, keyring: Keyring): string {
  if (!patientName) return unnamed;
  const name = encode(patientName);
  return `${unnamed}.${name}.${keyring.sign('terms', `${bodyIn(unnamed)}.${name}`)}`;
}

const bodyIn = (text: string | null) => text?.split('.', 1)[0];

/** Whether stored terms equal these, whichever secret sealed them. */
export const areTerms = (stored: string, terms: ShownTerms): boolean => bodyIn(stored) === bodyOf(terms);

/** Whether two stored terms are the same, whichever secrets sealed them. */
export const areSameTerms = (one: string | null, other: string | null): boolean =>
  bodyIn(one) === bodyIn(other);

/** Null for a text that we did not create. */
export function readTerms(text: string, keyring: Keyring): ShownTerms | null {
  const [body = '', mark = '', name, nameMark = ''] = text.split('.');
  if (!keyring.verifies('terms', body, mark)) return null;
  const terms: ShownTerms = shownTermsSchema.parse(JSON.parse(decode(body)));
  if (name === undefined) return terms;
  if (!keyring.verifies('terms', `${body}.${name}`, nameMark)) return null;
  return { ...terms, patientName: decode(name) };
}

/** The answers themselves are health data: terms only say that they differ. */
const answersChange: TermsChange = {
  name: 'Your answers',
  before: 'As you checked them',
  now: 'Changed since then',
};

/**
 * What a person must be told before going on: each fact that is new, gone or different. Empty without
 * differences. Terms of another subject differ in everything.
 * @param counting names of the facts that count; all of them if omitted
 */
export function listTermsChanges(
  before: ShownTerms,
  now: ShownTerms,
  counting?: readonly string[],
): TermsChange[] {
  const old = new Map(before.facts);
  const current = new Map(now.facts);
  const names = counting ?? new Set([...old.keys(), ...current.keys()]);
  const facts = [...names].map((name) => ({
    name,
    before: old.get(name) ?? null,
    now: current.get(name) ?? null,
  }));
  const total = { name: 'Total', before: formatUsd(before.total), now: formatUsd(now.total) };
  const changes = [...facts, total].filter((change) => change.before !== change.now);
  return [
    ...(before.patient === now.patient ? [] : [patientChange(before, now)]),
    ...changes,
    ...(before.answers === now.answers ? [] : [answersChange]),
  ].map(tellChange);
}

/** Stored terms reveal that the name differs, but not what it was. */
const patientChange = (before: ShownTerms, now: ShownTerms): TermsChange => ({
  name: 'Patient',
  before: before.patientName ?? 'As you checked it',
  now: now.patientName ?? answersChange.now,
});

/** What a `terms-changed` answer adds to its sentence. */
export interface ChangedTerms {
  changes: TermsChange[];
  /** The current terms. */
  terms: string;
}

/**
 * Compares what a form showed with what is true now. Call it under the lock of whatever may change it.
 * @param given what the form sent; a call without it is not compared
 * @param facts names of those that count; all of them if omitted
 * @returns null when nothing that counts differs
 */
export function findChangedTerms(
  given: string | undefined,
  now: ShownTerms,
  keyring: Keyring,
  facts?: readonly string[],
): ChangedTerms | null {
  if (given === undefined) return null;
  const before = readTerms(given, keyring);
  if (before && areTerms(given, now)) return null;
  const terms = sealTerms(now, keyring);
  if (!before) return { changes: [], terms };
  const changes = listTermsChanges(before, now, facts);
  if (facts && changes.length === 0 && before.subject === now.subject) return null;
  return { changes, terms };
}

/** @throws 409 terms-changed, with what is different and the terms to continue with */
export function refuseChangedTerms(
  given: string | undefined,
  now: ShownTerms,
  { keyring, errorMessage, facts }: { keyring: Keyring; errorMessage: string; facts?: readonly string[] },
): void {
  const changed = findChangedTerms(given, now, keyring, facts);
  if (changed) refuse(409, errorMessage, { code: 'terms-changed', ...changed });
}
