import { DELIVERED, SHIPPED } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import { getPreferences } from '../accounts';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { queueMail } from '../jobs';
import { lockNamedOrder } from './named-order';
import { readOrderDays } from './order-days';
import { orderDeliveredMail } from './order-delivered-mail';

/**
 * Records that a shipped order's parcel has arrived. Its owner gets one mail about it, unless they opted out.
 * @param order its id or its number
 * @returns false when it was already recorded
 * @throws 404 for an unknown order; 409 for one that has not shipped
 */
export async function deliverOrder(
  deps: Deps,
  { order: named, actor }: { order: string; actor: string },
): Promise<boolean> {
  return deps.inTransaction(async (tx) => {
    const { id, orderNumber, userId, email, status } = await lockNamedOrder(tx.db, named);
    if (status === DELIVERED) return false;
    if (status !== SHIPPED)
      refuse(409, `Order ${orderNumber} is ${status}, so it cannot have been delivered.`);
    await tx.db.execute(sql`
      update orders set status = ${DELIVERED}, delivered_at = app_now(), track_at = null where id = ${id}`);
    await recordAudit(
      { ...deps, db: tx.db },
      { actor, action: 'order-delivered', subject: id, person: userId },
    );
    const { orderUpdates } = await getPreferences(tx.db, userId);
    if (!orderUpdates) return true;
    const { shopUrl } = deps.settings;
    const data = {
      orderNumber,
      days: await readOrderDays(tx.db, id),
      registerLink: `${shopUrl}/register-kit`,
      feedbackLink: `${shopUrl}/order-details/${id}#feedback`,
    };
    await queueMail(tx, deps.cipher, orderDeliveredMail, { to: email, data });
    return true;
  });
}
