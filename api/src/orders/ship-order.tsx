import { PROCESSING, SHIPPED } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import { getPreferences } from '../accounts';
import { recordAudit } from '../audit';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { queueMail } from '../jobs';
import { createKit } from '../kits';
import { lockNamedOrder } from './named-order';
import { readOrderDays } from './order-days';
import { orderShippedMail, type ShippedKit } from './order-shipped-mail';
import { listOrderItems } from './store';

/** Characters in a tracking number of any carrier. */
const [least, most] = [10, 34];

/**
 * Ships a paid order: every unit gets a kit with an id of its own, and the owner gets a mail unless they
 * opted out.
 * @param order its id or its number
 * @returns the kit ids, to be printed on the boxes
 * @throws 404 for an unknown order; 409 for one that is not paid, not waiting to be sent, or disputed
 */
export async function shipOrder(
  deps: Deps,
  { order: named, trackingNumber, actor }: { order: string; trackingNumber: string; actor: string },
): Promise<string[]> {
  if (!/^[A-Z0-9]+$/i.test(trackingNumber) || trackingNumber.length < least || trackingNumber.length > most) {
    refuse(400, `${trackingNumber} is not a tracking number: it has ${least} to ${most} letters and digits.`);
  }
  return deps.inTransaction(async (tx) => {
    const order = await lockShippable(tx.db, named);
    const kits: ShippedKit[] = [];
    for (const item of await listOrderItems(tx.db, order.id)) {
      const { id: orderItemId, productId, quantity, name, category, emblem } = item;
      for (let unit = 0; unit < quantity; unit += 1) {
        const code = await createKit({ ...deps, db: tx.db }, { productId, orderItemId });
        kits.push({ code, name, category, emblem });
      }
    }
    const kitCodes = kits.map(({ code }) => code);
    await tx.db.execute(sql`
      update orders set status = ${SHIPPED}, shipped_at = app_now(),
        packed_at = coalesce(packed_at, app_now()), tracking_number = ${trackingNumber},
        track_at = app_now()
      where id = ${order.id}`);
    const detail = { trackingNumber, kits: kitCodes.length };
    await recordAudit(
      { ...deps, db: tx.db },
      { actor, action: 'order-shipped', subject: order.id, person: order.userId, detail },
    );
    const { orderUpdates } = await getPreferences(tx.db, order.userId);
    if (orderUpdates) {
      const { shopUrl } = deps.settings;
      const data = {
        orderNumber: order.orderNumber,
        trackingNumber,
        kitCodes,
        kits,
        days: await readOrderDays(tx.db, order.id),
        trackLink: `${shopUrl}/trackOrders/${order.id}`,
        registerLink: `${shopUrl}/register-kit`,
      };
      await queueMail(tx, deps.cipher, orderShippedMail, { to: order.email, data });
    }
    return kitCodes;
  });
}

async function lockShippable(db: Queryable, named: string) {
  const order = await lockNamedOrder(db, named);
  if (!order.isPaid) refuse(409, `Order ${order.orderNumber} is not paid.`);
  if (order.status !== PROCESSING) {
    refuse(409, `Order ${order.orderNumber} is ${order.status}, so it cannot be sent.`);
  }
  if (order.isDisputed) {
    refuse(409, `Order ${order.orderNumber} is disputed. Ship it when the bank has decided for you.`);
  }
  return order;
}
