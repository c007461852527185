import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';

/** Records who opened whose report. */
export async function recordReportRead(
  deps: Deps,
  { reportId, readerId, form }: { reportId: string; readerId: string; form: 'page' | 'file' },
): Promise<void> {
  const { rows } = await deps.db.execute<{ owner: string }>(sql`
    select g.user_id as owner from reports r join kit_registrations g on g.kit_id = r.kit_id where r.id = ${reportId}`);
  const { owner } = rows[0]!;
  await recordAudit(deps, {
    actor: readerId,
    action: 'report-read',
    subject: reportId,
    person: owner,
    why: owner === readerId ? 'own report' : 'agreement of the organization',
    detail: { form },
  });
}
