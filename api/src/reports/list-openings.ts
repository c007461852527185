import { OPENINGS_SHOWN, type ReportOpening } from '@larkwell/contracts/reports/openings';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

/** Who opened a person's reports, from the audit log, the latest first. */
export async function listReportOpenings(db: Queryable, userId: string): Promise<ReportOpening[]> {
  const { rows } = await db.execute<ReportOpening & Record<string, unknown>>(sql`
    select e.at, e.subject as "reportId", p.name as test_name,
      case when e.actor = e.person then 'owner' when u.id is not null then 'organization' else 'staff' end as "by",
      case when e.actor <> e.person then u.full_name end as name,
      coalesce(e.detail->>'form', 'page') as form
    from audit_entries e
      join reports r on r.id = e.subject join kits k on k.id = r.kit_id join products p on p.id = k.product_id
      left join users u on u.id = e.actor
    where e.person = ${userId} and e.action = 'report-read'
    order by e.at desc, e.id desc limit ${OPENINGS_SHOWN}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
