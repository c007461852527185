import { commands } from '../ops/commands';
import { runCommand } from '../ops/run-command';
import { fixedMorning } from './booking-fixture';
import { addKit, startShop } from './shop';
import { addShopper } from './shopper';

/** A shop with one kit and one shopper, on whose paid orders the owner acts at Stripe. */
export async function startOwnersShop() {
  const shop = await startShop();
  await shop.moveClock({ at: fixedMorning });
  const shopper = await addShopper(shop);
  const kit = await addKit(shop, { price: 4900, stock: 50 });

  return {
    ...{ shop, shopper, kit },

    async payOrder(card = 'pm_card_visa') {
      const orderId = await shopper.order({ [kit]: 1 });
      const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
      const intentId = data.clientSecret.split('_secret_')[0]!;
      await shop.deps.stripe.paymentIntents.confirm(intentId, {
        payment_method: card,
        return_url: 'http://shop.test/',
      });
      await shopper.api.payments.checkout({ orderId });
      await shop.standIn.webhooksSent();
      return { orderId, intentId };
    },

    /** What the owner does in Stripe's dashboard. @param amount cents; all if omitted */
    async refund(intentId: string, amount?: number) {
      await shop.deps.stripe.refunds.create({ payment_intent: intentId, ...(amount && { amount }) });
      await shop.standIn.webhooksSent();
    },

    orderOf: async (id: string) => (await shopper.api.orders.get({ userId: shopper.id, id })).data,

    ops: async (...words: string[]) => (await runCommand(shop.deps, commands, words, 'test')).text,

    async statusOf(intentId: string) {
      const { rows } = await shop.pool.query<{ status: string; refunded_cents: number }>(
        'select status, refunded_cents from payments where payment_intent_id = $1',
        [intentId],
      );
      return rows[0]!;
    },

    /** The mails whose subject ends with the order's number, oldest first. */
    async toldOf(orderNumber: string) {
      await shop.runJobs();
      const ending = `for order ${orderNumber}`;
      return shop.mailbox.to(shopper.email).filter(({ subject }) => subject.endsWith(ending));
    },
  };
}

export const sendingOf = (order: string) => ({
  order,
  trackingNumber: '9400100000000000000077',
  actor: 'test',
});
