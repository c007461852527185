import { type StockAlert, stockAlertMessages } from '@larkwell/contracts/stock-alerts/stock-alerts';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { mailTo, spendOrRefuse } from '../http';
import { queueMail } from '../jobs';
import { refuse } from '../refusals';
import { createToken } from '../security';
import { confirmStockAlertMail } from './mails';
import { saveStockAlert } from './store';

/**
 * Puts an address on the list of a sold-out kit, and mails a link to confirm it, unless its owner asks.
 * @throws 404; 409 when the kit is in stock; 429 when the mailbox had its mails
 */
export async function askForStockAlert(
  deps: Deps,
  { id, email, isProved }: StockAlert & { isProved: boolean },
  visitorAddress: string,
): Promise<{ name: string }> {
  const { rows } = await deps.db.execute<{ id: string; name: string; stock: number }>(
    sql`select id, name, stock from products where id = ${id} or slug = ${id}`,
  );
  const [kit] = rows;
  if (!kit) refuse(404, 'We do not sell that kit.');
  if (kit.stock > 0) refuse(409, stockAlertMessages.inStock(kit.name));
  if (!isProved) await spendOrRefuse(deps, mailTo(email, visitorAddress));
  const token = createToken();
  await deps.inTransaction(async (tx) => {
    await saveStockAlert({ ...deps, db: tx.db }, { productId: kit.id, email, token, isProved });
    if (isProved) return;
    const link = `${deps.settings.shopUrl}/stock-alert?${new URLSearchParams({ key: token })}`;
    await queueMail(tx, deps.cipher, confirmStockAlertMail, { to: email, data: { kit: kit.name, link } });
  });
  return kit;
}
