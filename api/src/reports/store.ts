import { reportValuesSchema, type Report, type ReportDetail } from '@larkwell/contracts/reports/reports';
import type { KitEmblem } from '@larkwell/contracts/products/kit-contents';
import { sql, type SQL } from 'drizzle-orm';
import type { Deps } from '../deps';
import { openKitCode, testerAt, testerColumn } from '../kits';
import { isPaidByCompany } from '../orders';
import {
  openColumn,
  unwrapFirst,
  unwrapKeys,
  type KeyNeeds,
  type StoredKey,
  type Unwrapped,
} from '../sealing';
import { explainValues } from './explain';
import { findingsAt, findingsColumn } from './findings';
import { findEarlier } from './find-earlier';
import { readTester } from './tester';

type ReportNeeds = KeyNeeds & Pick<Deps, 'db' | 'log' | 'settings'>;

type ReportRow = {
  id: string;
  orderId: string | null;
  code: string | null;
  codeSealed: string | null;
  testName: string;
  createdAt: string;
  findings: string;
  tester: string;
  kitRow: string;
  registeredBy: string;
  slug: string;
  category: string;
  emblem: KitEmblem;
  /** The key of the person who registered the kit, if they have one. */
  key: StoredKey | null;
};

const columns = sql`
  r.id, i.order_id as "orderId", k.code, k.code_sealed as "codeSealed", p.name as "testName", r.created_at as "createdAt",
  r.findings, g.tester, g.kit_id as "kitRow", g.user_id as "registeredBy",
  p.slug, p.category_slug as category, p.emblem,
  (select json_build_object('id', pk.id, 'wrapped', pk.wrapped) from person_keys pk where pk.person = g.user_id) as "key"`;

const joined = sql`
  reports r join kit_registrations g on g.kit_id = r.kit_id join kits k on k.id = r.kit_id
  join products p on p.id = k.product_id left join order_items i on i.id = k.order_item_id`;

/** @returns null when the person it is about was erased */
function asReport({ cipher }: KeyNeeds, row: Unwrapped<ReportRow>): Report | null {
  const kitId = openKitCode(cipher, { ...row, id: row.kitRow });
  if (kitId === null) return null;
  return {
    id: row.id,
    orderId: row.orderId,
    kitId,
    test_name: row.testName,
    created_ts: new Date(row.createdAt).toISOString(),
    report_doc: `/reports/${row.id}`,
  };
}

/** A person's reports, newest first. */
export async function listReports(deps: ReportNeeds, userId: string): Promise<Report[]> {
  const { rows } = await deps.db.execute<ReportRow>(
    sql`select ${columns} from ${joined} where g.user_id = ${userId} order by r.created_at desc, r.id`,
  );
  return (await unwrapKeys(deps, rows)).flatMap((row) => asReport(deps, row) ?? []);
}

/**
 * A report that `readerId` may read: as the person who registered the kit, or as the organization whose card
 * paid for it, where its agreement shows reports.
 * @returns 'erased' when the person it is about was erased
 */
export async function findReport(
  deps: ReportNeeds,
  { reportId, readerId }: { reportId: string; readerId: string },
): Promise<ReportDetail | 'erased' | null> {
  const { rows } = await deps.db.execute<ReportRow>(sql`
    select ${columns} from ${joined}
    where r.id = ${reportId} and (g.user_id = ${readerId} or ${isShownTo(sql`${readerId}`, { orderId: sql`i.order_id`, registeredBy: sql`g.user_id` })})`);
  const row = await unwrapFirst(deps, rows);
  if (!row) return null;
  const { cipher } = deps;
  const { key } = row;
  const findings = openColumn(cipher, findingsAt(row.id, key), findingsColumn, row.findings);
  const tester = openColumn(cipher, testerAt(row.kitRow, key), testerColumn, row.tester);
  const report = asReport(deps, row);
  if (!findings || !tester || !report) return 'erased';
  const { collectedOn, values } = reportValuesSchema.parse(JSON.parse(findings));
  // An employer sees the one report that its card paid for, and nothing of the others.
  const isOwn = row.registeredBy === readerId;
  const earlierOf = isOwn
    ? await findEarlier(deps, { id: row.id, userId: readerId, tester, collectedOn })
    : undefined;
  const { showsDrafts } = deps.settings;
  const { name, dob } = readTester(tester);
  return {
    ...report,
    testerName: name,
    testerBorn: isOwn ? dob : null,
    collectedOn,
    product: { slug: row.slug, category: row.category, emblem: row.emblem },
    ...explainValues(values, { showsDrafts, ...(earlierOf && { earlierOf }) }),
  };
}

/**
 * Whether an order was paid by the card of an organization that sees its employees' reports, and the buyer
 * also registered the kit: a kit given to someone else is their private matter.
 */
export function isShownTo(
  organizationId: SQL,
  { orderId, registeredBy }: { orderId: SQL; registeredBy: SQL },
): SQL {
  return sql`exists (
    select 1 from orders o join users u on u.id = o.user_id join agreements a on a.organisation_id = u.organisation_id
    where o.id = ${orderId} and u.id = ${registeredBy} and u.organisation_id = ${organizationId} and a.shows_reports
      and ${isPaidByCompany(sql`o.id`)})`;
}
