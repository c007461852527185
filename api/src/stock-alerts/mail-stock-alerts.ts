import { sql } from 'drizzle-orm';
import { queueMail } from '../jobs';
import { mailListSweep, rehashList, type Listed } from '../mail-lists';
import { backInStockMail } from './mails';

const list = { table: 'stock_alerts', what: 'a stock alert' } as const;

interface Waiting extends Listed {
  name: string;
  slug: string;
}

/** Mails everyone on the list of a kit that is in stock again. */
export const mailStockAlerts = mailListSweep<Waiting>({
  ...list,
  name: 'mail-stock-alerts',
  async list(db, after, limit) {
    const { rows } = await db.execute<Waiting & Record<string, unknown>>(sql`
      select a.id, a.email_sealed as sealed, p.name, p.slug,
        json_build_object('id', k.id, 'wrapped', k.wrapped) as key
      from products p join stock_alerts a on a.product_id = p.id join person_keys k on k.id = a.key_id
      where p.stock > 0 and a.confirmed_at is not null and a.expires_at > app_now() and a.id > ${after}
      order by a.id limit ${limit} for update of a skip locked`);
    return rows;
  },
  async mail({ settings, cipher }, tx, { name, slug }, to) {
    const link = `${settings.shopUrl}/categories/${encodeURIComponent(slug)}`;
    await queueMail(tx, cipher, backInStockMail, { to, data: { kit: name, link } });
  },
});

/** Rehashes the addresses on the lists of sold-out kits. */
export const rehashStockAlerts = rehashList({ ...list, name: 'rehash-stock-alerts' });
