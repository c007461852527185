import { refuse } from '../refusals';
import { followReturnedMoney } from '../orders';
import type { Deps, PaymentSubject } from '../deps';
import { returnStock } from '../products';
import { acceptRenewal } from './accept-renewal';
import { endDisputed } from './end-disputed';
import { followPeriod } from './follow-period';
import { findRenewal, getRenewal, updateRenewal } from './renewal-store';
import { findSubscription, lockSubscription } from './store';
import { getUser } from '../people';

const byStripe = 'Stripe charges renewals by itself.';

/**
 * How a renewal is paid: Stripe creates and charges its invoice; we claim the kits and follow the outcome.
 */
export const renewalSubject: PaymentSubject = {
  kind: 'renewal',
  capture: 'automatic',
  // Stripe retries a refused card after days, and the subscription sweep checks on that very day.
  patience: 600,

  async lock(db, invoiceId) {
    await lockSubscription(db, (await getRenewal(db, invoiceId)).subscriptionId);
  },

  quote: () => refuse(409, byStripe),
  offer: () => refuse(409, byStripe),
  isWanted: () => Promise.resolve(true),
  isTakenAtOnce: () => true,
  accept: (deps, tx, payment) => acceptRenewal(deps, tx, payment.subjectId),
  async finish() {},

  async giveUp(deps, tx, payment, money) {
    const { db } = tx;
    const { subjectId } = payment;
    const { status, subscriptionId, orderId } = await getRenewal(db, subjectId);
    if (orderId) await followReturnedMoney(deps, tx, orderId, { payment, money });
    if (orderId && money.how === 'lost') await endDisputed(deps, tx, orderId);
    if (money.how !== 'not-taken' || (status !== 'claimed' && status !== 'failed')) return;
    const { productId, quantity } = await lockSubscription(db, subscriptionId);
    await returnStock(db, new Map([[productId, quantity]]));
    await updateRenewal(db, subjectId, { status: 'void' });
  },

  followUp: followPeriod,

  async findPerson(deps: Deps, { subjectId }) {
    const renewal = await findRenewal(deps.db, subjectId);
    const subscription = renewal && (await findSubscription(deps.db, renewal.subscriptionId));
    if (!subscription) return null;
    const { email } = await getUser(deps.db, subscription.userId);
    const about = `the renewal of your subscription of ${subscription.productName}`;
    const standing = renewal.status === 'paid' ? null : 'No kit is sent for this renewal.';
    return { email, about, name: 'your renewal', standing };
  },
};
