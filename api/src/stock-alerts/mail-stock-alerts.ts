import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { queueMail, type Sweep } from '../jobs';
import { unwrapKeys, type StoredKey } from '../sealing';
import { backInStockMail } from './mails';
import { openStockAlert } from './store';

const batch = 100;

/**
 * Mails everyone on the list of a kit that is in stock again, once: the row goes in the transaction that
 * queues the mail. An address that does not open stays, and is logged.
 */
export const mailStockAlerts: Sweep = {
  name: 'mail-stock-alerts',
  everySeconds: 60,
  async run(deps) {
    for (let after: string | null = ''; after !== null;) after = await mailBatch(deps, after);
  },
};

type Waiting = {
  id: string;
  sealed: string;
  name: string;
  slug: string;
  key: StoredKey;
};

/** @returns the id of the last row in the batch; null when there are no more */
function mailBatch(deps: Deps, after: string): Promise<string | null> {
  return deps.inTransaction(async (tx) => {
    const { rows } = await tx.db.execute<Waiting>(sql`
      select a.id, a.email_sealed as sealed, p.name, p.slug,
        json_build_object('id', k.id, 'wrapped', k.wrapped) as key
      from products p join stock_alerts a on a.product_id = p.id join person_keys k on k.id = a.key_id
      where p.stock > 0 and a.confirmed_at is not null and a.expires_at > app_now() and a.id > ${after}
      order by a.id limit ${batch} for update of a skip locked`);
    const told: string[] = [];
    for (const { slug, name, ...row } of await unwrapKeys(deps, rows)) {
      try {
        const link = `${deps.settings.shopUrl}/categories/${encodeURIComponent(slug)}`;
        const to = openStockAlert(row);
        await queueMail(tx, deps.cipher, backInStockMail, { to, data: { kit: name, link } });
        told.push(row.id);
      } catch (error) {
        deps.log.error({ err: error, table: 'stock_alerts', id: row.id }, 'a stock alert was not mailed');
      }
    }
    await tx.db.execute(sql`delete from stock_alerts where id = any (${sql.param(told)}::text[])`);
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}
