import { CANCELLED } from '@larkwell/contracts/orders/orders';
import { sql } from 'drizzle-orm';
import { recordAudit } from '../audit';
import { returnCoupon } from '../coupons';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { lockWithSubject, oweBack, settle } from '../payments';
import { refuse } from '../refusals';
import { returnStock, sumQuantities } from '../products';
import { refuseChangedTerms } from '../terms';
import { cancellationTerms, getCancellation } from './cancellation';
import { mailCompanyRefund } from './company-refund-mail';
import { mailOrderCanceled } from './order-canceled-mail';
import { listOrderItems, lockOrder } from './store';

interface Press {
  userId: string;
  orderId: string;
  /** What the page showed; a call without it is not compared. */
  terms: string | undefined;
  /** Ends a subscription inside the same transaction; supplied by the code that knows about them. */
  endSubscription(tx: Transaction, subscriptionId: string): Promise<void>;
}

/**
 * Cancels a paid order before it is sent: its kits go back on the shelf, its money to the card, and the
 * subscriptions that it started end. The refund itself follows the commit; if Stripe is away, the reconciler
 * gives it.
 * @returns the ids of the subscriptions that ended
 * @throws 404 for someone else's; 409 with a sentence, or terms-changed
 */
export async function cancelOrder(
  deps: Deps,
  { userId, orderId, terms, endSubscription }: Press,
): Promise<string[]> {
  const { paymentId } = await getCancellation(deps.db, userId, orderId);
  const ended = await deps.inTransaction(async (tx) => {
    const payment = await lockWithSubject(deps, tx.db, paymentId);
    const { couponId, orderNumber } = await lockOrder(tx.db, orderId);
    const now = await getCancellation(tx.db, userId, orderId);
    refuseChangedTerms(terms, cancellationTerms(now), {
      keyring: deps.settings.keyring,
      errorMessage: 'Your order has changed, so it was not canceled.',
    });
    if (!(await oweBack(tx.db, payment))) {
      refuse(409, 'The bank is reviewing the payment, so this order cannot be canceled now.');
    }
    await tx.db.execute(sql`
      update orders set status = ${CANCELLED}, cancelled_at = app_now() where id = ${orderId}`);
    await returnStock(tx.db, sumQuantities(await listOrderItems(tx.db, orderId)));
    if (couponId) await returnCoupon(tx.db, couponId);
    for (const { id } of now.ends) await endSubscription(tx, id);
    await recordAudit(
      { ...deps, db: tx.db },
      { actor: userId, action: 'order-canceled', subject: orderId, person: userId, detail: { orderNumber } },
    );
    await mailOrderCanceled(deps, tx, now);
    if (now.isCompanyCard) {
      await mailCompanyRefund(deps, tx, orderId, { refunded: payment.amount, latest: now.amount });
    }
    return now.ends.map(({ id }) => id);
  });
  await settle(deps, paymentId);
  return ended;
}
