import { PROCESSING } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { lockNamedOrder } from './named-order';

/**
 * Records that the kits of a paid order are in their box.
 * @param order its id or its number
 * @returns false when it was already recorded
 * @throws 404 for an unknown order; 409 for one that is not waiting to be sent
 */
export async function packOrder(
  deps: Deps,
  { order: named, actor }: { order: string; actor: string },
): Promise<boolean> {
  return deps.inTransaction(async ({ db }) => {
    const { id, orderNumber, userId, status, isPaid } = await lockNamedOrder(db, named);
    if (!isPaid) refuse(409, `Order ${orderNumber} is not paid.`);
    if (status !== PROCESSING) refuse(409, `Order ${orderNumber} is ${status}, so it cannot be packed.`);
    const { rowCount } = await db.execute(sql`
      update orders set packed_at = app_now() where id = ${id} and packed_at is null`);
    if (rowCount !== 1) return false;
    await recordAudit({ ...deps, db }, { actor, action: 'order-packed', subject: id, person: userId });
    return true;
  });
}
