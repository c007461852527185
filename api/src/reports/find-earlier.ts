import type { ReportValue } from '@larkwell/contracts/analytes/value';
import {
  reportValuesSchema,
  type EarlierResult,
  type ReportValues,
} from '@larkwell/contracts/reports/reports';
import { sql } from 'drizzle-orm';
import { analyteKey } from '../analytes';
import type { Deps } from '../deps';
import { testerAt, testerColumn } from '../kits';
import { openColumn, unwrapKeys, type KeyNeeds, type StoredKey, type Unwrapped } from '../sealing';
import { findingsAt, findingsColumn } from './findings';
import { readTester } from './tester';

/** Earlier results beside one, so that a line has three points. */
const EARLIER_RESULTS = 2;
/** The latest others that are opened to find them; each costs a decryption. */
const REPORTS_COMPARED = 24;

type EarlierRow = { id: string; kitRow: string; findings: string; tester: string; key: StoredKey | null };

/**
 * Looks up the earlier results of the same account and the same person, who is known by name and date of birth:
 * two people may register kits with one account. Results of one thing are compared only in one unit.
 */
export async function findEarlier(
  deps: KeyNeeds & Pick<Deps, 'db' | 'log'>,
  report: { id: string; userId: string; tester: string; collectedOn: string },
): Promise<(value: ReportValue) => EarlierResult[]> {
  const { rows } = await deps.db.execute<EarlierRow>(sql`
    select r.id, r.findings, g.tester, g.kit_id as "kitRow",
      (select json_build_object('id', pk.id, 'wrapped', pk.wrapped) from person_keys pk where pk.person = g.user_id) as "key"
    from reports r join kit_registrations g on g.kit_id = r.kit_id
    where g.user_id = ${report.userId} and r.id <> ${report.id}
    order by r.created_at desc, r.id limit ${REPORTS_COMPARED}`);
  const person = readTester(report.tester);
  const earlier = (await unwrapKeys(deps, rows)).flatMap((row) => {
    const { collectedOn, values } = openEarlier(deps, row, person) ?? { collectedOn: '', values: [] };
    return collectedOn < report.collectedOn ? values.map((value) => ({ collectedOn, value })) : [];
  });
  earlier.sort((a, b) => a.collectedOn.localeCompare(b.collectedOn));
  return (value) =>
    earlier
      .flatMap((one) =>
        isComparable(one.value, value) ? [{ value: one.value.value, collectedOn: one.collectedOn }] : [],
      )
      .slice(-EARLIER_RESULTS);
}

/**
 * The findings of an earlier report about this person; null for another one's. A damaged report must not close the
 * others: it is logged and left out.
 */
function openEarlier(
  { cipher, log }: Pick<Deps, 'cipher' | 'log'>,
  { id, kitRow, findings, tester, key }: Unwrapped<EarlierRow>,
  person: Tester,
): ReportValues | null {
  try {
    const who = openColumn(cipher, testerAt(kitRow, key), testerColumn, tester);
    const found = openColumn(cipher, findingsAt(id, key), findingsColumn, findings);
    if (!who || !found || !isSamePerson(readTester(who), person)) return null;
    return reportValuesSchema.parse(JSON.parse(found));
  } catch (error) {
    log.error({ err: error, report: id }, 'earlier report not opened');
    return null;
  }
}

function isComparable(
  one: ReportValue,
  other: ReportValue,
): one is Extract<ReportValue, { kind: 'measured' }> {
  return (
    one.kind === 'measured' &&
    other.kind === 'measured' &&
    one.unit === other.unit &&
    analyteKey(one) === analyteKey(other)
  );
}

type Tester = ReturnType<typeof readTester>;

const isSamePerson = (a: Tester, b: Tester) =>
  a.dob === b.dob && a.name.toLowerCase() === b.name.toLowerCase();
