import { reportValuesSchema, type Report, type ReportDetail } from '@larkwell/contracts/reports/reports';
import { sql, type SQL } from 'drizzle-orm';
import { z } from 'zod';
import type { Queryable } from '../db/database';
import type { Deps } from '../deps';
import { testerAt, testerColumn } from '../kits/tester';
import { isPaidByCompany } from '../orders/paid-by-company';
import { openColumn } from '../sealing/sealed-row';
import { unwrapKey, type KeyNeeds, type StoredKey } from '../sealing/unwrap-keys';
import { explainValues } from './explain';
import { findingsAt, findingsColumn } from './findings';

interface ReportRow extends Record<string, unknown> {
  id: string;
  orderId: string | null;
  kitId: string;
  testName: string;
  createdAt: string;
  findings: string;
  tester: string;
  kitRow: string;
  /** The key of whoever registered the kit, if they have one. */
  personKey: StoredKey | null;
}

const columns = sql`
  r.id, i.order_id as "orderId", k.code as "kitId", p.name as "testName", r.created_at as "createdAt",
  r.findings, g.tester, g.kit_id as "kitRow",
  (select json_build_object('id', pk.id, 'wrapped', pk.wrapped) from person_keys pk where pk.person = g.user_id) as "personKey"`;

const joined = sql`
  reports r join kit_registrations g on g.kit_id = r.kit_id join kits k on k.id = r.kit_id
  join products p on p.id = k.product_id left join order_items i on i.id = k.order_item_id`;

function asReport(row: ReportRow): Report {
  return {
    id: row.id,
    orderId: row.orderId,
    kitId: row.kitId,
    test_name: row.testName,
    created_ts: new Date(row.createdAt).toISOString(),
    report_doc: `/reports/${row.id}`,
  };
}

/** A person's reports, newest first. */
export async function listReports(db: Queryable, userId: string): Promise<Report[]> {
  const { rows } = await db.execute<ReportRow>(
    sql`select ${columns} from ${joined} where g.user_id = ${userId} order by r.created_at desc, r.id`,
  );
  return rows.map(asReport);
}

/**
 * A report that `readerId` may read: the one who registered the kit, or the organisation whose card paid for it,
 * where its agreement shows reports.
 * @returns 'erased' when the person it is about was erased
 */
export async function findReport(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  { reportId, readerId }: { reportId: string; readerId: string },
): Promise<ReportDetail | 'erased' | null> {
  const { rows } = await deps.db.execute<ReportRow>(sql`
    select ${columns} from ${joined}
    where r.id = ${reportId} and (g.user_id = ${readerId} or ${isShownTo(sql`${readerId}`, { orderId: sql`i.order_id`, registeredBy: sql`g.user_id` })})`);
  const [row] = rows;
  if (!row) return null;
  const { cipher } = deps;
  const key = row.personKey && (await unwrapKey(deps, row.personKey));
  const findings = openColumn(cipher, findingsAt(row.id, key), findingsColumn, row.findings);
  const tester = openColumn(cipher, testerAt(row.kitRow, key), testerColumn, row.tester);
  if (!findings || !tester) return 'erased';
  const { collectedOn, values } = reportValuesSchema.parse(JSON.parse(findings));
  const { firstName, lastName } = nameSchema.parse(JSON.parse(tester));
  return { ...asReport(row), testerName: `${firstName} ${lastName}`, collectedOn, ...explainValues(values) };
}

const nameSchema = z.object({ firstName: z.string(), lastName: z.string() });

/**
 * Whether an order was paid by the card of an organisation that sees its employees' reports, and whoever ordered also
 * registered the kit: a kit that was given away is nobody else's business.
 */
export function isShownTo(
  organisationId: SQL,
  { orderId, registeredBy }: { orderId: SQL; registeredBy: SQL },
): SQL {
  return sql`exists (
    select 1 from orders o join users u on u.id = o.user_id join agreements a on a.organisation_id = u.organisation_id
    where o.id = ${orderId} and u.id = ${registeredBy} and u.organisation_id = ${organisationId} and a.shows_reports
      and ${isPaidByCompany(sql`o.id`)})`;
}
