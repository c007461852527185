import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { mailJob } from '../queue';
import { openSealedMail } from '../jobs';

const batch = 500;
/** Mails that wait or were sent recently, and archived ones. */
const places = ['pgboss.job', 'pgboss.archive'] as const;

interface MailRow extends Record<string, unknown> {
  id: string;
  sealed: string;
  isOver: boolean;
}

/**
 * Removes every mail queued to a person before the erasure, sent or not, and what the person wrote to us once
 * it was sent. The queue stores no plain addresses, so each mail is opened.
 * @param addresses in lowercase
 * @param before an instant by the queue's clock
 */
export async function forgetMails(
  { db, cipher, log }: Pick<Deps, 'db' | 'cipher' | 'log'>,
  { addresses, before }: { addresses: readonly string[]; before: string },
): Promise<void> {
  const known = new Set(addresses);
  const isTheirs = ({ sealed, isOver }: MailRow): boolean => {
    try {
      const { to, replyTo } = openSealedMail(cipher, sealed);
      return known.has(to.toLowerCase()) || (isOver && known.has(replyTo?.toLowerCase() ?? ''));
    } catch (error) {
      log.warn({ err: error }, 'mail in the queue cannot be opened');
      return false;
    }
  };
  for (const place of places) {
    let after = '00000000-0000-0000-0000-000000000000';
    for (;;) {
      const rows = await listMails(db, place, { after, before });
      const theirs = rows.filter(isTheirs).map(({ id }) => id);
      if (theirs.length > 0) {
        await db.execute(sql`
          delete from ${sql.raw(place)} where name = ${mailJob.name} and id = any (${sql.param(theirs)}::uuid[])`);
      }
      if (rows.length < batch) break;
      after = rows.at(-1)!.id;
    }
  }
}

async function listMails(
  db: Queryable,
  place: (typeof places)[number],
  { after, before }: { after: string; before: string },
): Promise<MailRow[]> {
  const { rows } = await db.execute<MailRow>(sql`
    select id, data ->> 'sealed' as sealed, state > 'active' as "isOver" from ${sql.raw(place)}
    where name = ${mailJob.name} and data ->> 'sealed' is not null and id > ${after}::uuid and created_on <= ${before}::timestamptz
    order by id limit ${batch}`);
  return rows;
}
