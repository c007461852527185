import { randomUUID } from 'node:crypto';
import { formatKitId, isKitIdSound, normalizeKitId } from '@larkwell/contracts/kits/kit-id';
import type { ReportValues } from '@larkwell/contracts/reports/reports';
import { sql } from 'drizzle-orm';
import { getPreferences } from '../accounts';
import { getUser } from '../people';
import { recordAudit } from '../audit';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { queueMail } from '../jobs';
import { lockKit } from '../kits';
import { findSealingKey, sealColumn } from '../sealing';
import { reportReadyMail } from './report-ready-mail';
import { findingsAt, findingsColumn } from './findings';

/**
 * Files the laboratory's findings for a registered kit and, unless its owner opted out, mails that a report
 * is ready (never what is in it).
 * @returns the report's id
 * @throws 404 for an unknown kit; 409 for one that is not registered or already has a report; 422 for a
 * sample from a future day
 */
export async function attachReport(
  deps: Deps,
  { kitId, findings, actor }: { kitId: string; findings: ReportValues; actor: string },
): Promise<string> {
  if (!isKitIdSound(kitId)) refuse(404, `${kitId} is not a kit id: one character is wrong.`);
  return deps.inTransaction(async (tx) => {
    const code = normalizeKitId(kitId);
    const kit = await lockKit({ ...deps, db: tx.db }, code);
    if (!kit) refuse(404, `There is no kit ${kitId}.`);
    if (!kit.userId) refuse(409, `The kit ${formatKitId(code)} is not registered yet.`);
    if (kit.hasReport) refuse(409, `The kit ${formatKitId(code)} already has a report.`);
    if (await isStillToCome(tx.db, findings.collectedOn)) {
      refuse(422, `The sample cannot have been taken on ${findings.collectedOn}: that day is in the future.`);
    }
    const id = randomUUID();
    const key = await findSealingKey({ ...deps, db: tx.db }, kit.userId);
    if (key?.isDestroyed)
      refuse(409, `The person who registered the kit ${formatKitId(code)} deleted the account.`);
    const sealed = sealColumn(deps.cipher, findingsAt(id, key), findingsColumn, JSON.stringify(findings));
    await tx.db.execute(sql`
      insert into reports (id, kit_id, findings) values (${id}, ${kit.id}, ${sealed})`);
    await recordAudit(
      { ...deps, db: tx.db },
      { actor, action: 'report-attached', subject: id, person: kit.userId, detail: { kit: kit.id } },
    );
    const { reportReady } = await getPreferences(tx.db, kit.userId);
    if (reportReady) {
      const { email } = await getUser(tx.db, kit.userId);
      const data = { testName: kit.productName, link: `${deps.settings.shopUrl}/reports` };
      await queueMail(tx, deps.cipher, reportReadyMail, { to: email, data });
    }
    return id;
  });
}

/** How far the first zone on earth is ahead of UTC. */
const firstZoneHours = 14;

/** Whether a day has not started anywhere on earth yet. */
async function isStillToCome(db: Queryable, day: string): Promise<boolean> {
  const { rows } = await db.execute<{ isAhead: boolean }>(sql`
    select ${day}::date > (app_now() at time zone 'UTC' + make_interval(hours => ${firstZoneHours}))::date as "isAhead"`);
  return rows[0]!.isAhead;
}
