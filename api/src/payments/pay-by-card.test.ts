import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addKit, startShop, stockOf, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';

let shop: Shop;
let shopper: Shopper;
let kit: string;
beforeAll(async () => {
  shop = await startShop();
  shopper = await addShopper(shop);
  kit = await addKit(shop, { price: 4900, stock: 50, name: 'Vitamin D Check' });
});
afterAll(() => shop.close());

/** Confirms with the client secret, as the card field in the browser does. */
async function confirm(clientSecret: string, card: string) {
  const id = clientSecret.split('_secret_')[0]!;
  return shop.deps.stripe.paymentIntents.confirm(id, {
    payment_method: card,
    return_url: 'http://shop.test/',
  });
}

describe('an order paid by card', () => {
  it('is paid once, by webhook and browser together, with one mail', async () => {
    const before = await stockOf(shop, kit);
    const orderId = await shopper.order({ [kit]: 2 });
    expect(await stockOf(shop, kit)).toBe(before - 2);
    const { data: intent } = await shopper.api.payments.createPaymentIntent({ orderId });
    expect(intent.amount).toBe(9800);
    await confirm(intent.clientSecret, 'pm_card_visa');
    const { data } = await shopper.api.payments.checkout({ orderId });
    expect(data).toMatchObject({ paymentStatus: 'succeeded', orderId });
    await shop.standIn.webhooksSent();
    await shop.sweep();
    const mails = shop.mailbox.to(shopper.email).filter((mail) => mail.subject.startsWith('Your order'));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('$98.00');
    expect(mails[0]!.text).toContain('4242');
    expect(await stockOf(shop, kit)).toBe(before - 2);
    const confirmed = await shopper.api.orders.getConfirmed({ userId: shopper.id, orderId });
    expect(confirmed).toMatchObject({ total: 9800, data: [{ name: 'Vitamin D Check', orderedQuantity: 2 }] });
  });

  it('is paid by the webhook alone when the browser is closed', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    await confirm(data.clientSecret, 'pm_card_visa');
    await shop.standIn.webhooksSent();
    const { data: state } = await shopper.api.payments.getPaymentState({ orderId });
    expect(state).toEqual({
      paymentStatus: 'succeeded',
      isPaid: true,
      isGivenBack: false,
      errorMessage: null,
      refusedAttempt: null,
    });
  });

  it('stays open after a declined card and is paid by the next', async () => {
    const orderId = await shopper.order({ [kit]: 1 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    await expect(confirm(data.clientSecret, 'pm_card_visa_chargeDeclined')).rejects.toThrow('declined');
    await expect(shopper.api.payments.checkout({ orderId })).resolves.toMatchObject({
      data: { paymentStatus: 'requires_payment_method' },
    });
    await expect(shopper.api.orders.getConfirmed({ userId: shopper.id, orderId })).rejects.toMatchObject({
      status: 409,
    });
    await confirm(data.clientSecret, 'pm_card_visa');
    await expect(shopper.api.payments.checkout({ orderId })).resolves.toMatchObject({
      data: { paymentStatus: 'succeeded' },
    });
  });

  it('cannot be paid, seen or settled by anyone else', async () => {
    const stranger = await addShopper(shop);
    const orderId = await shopper.order({ [kit]: 1 });
    const tries = [
      () => stranger.api.payments.createPaymentIntent({ orderId }),
      () => stranger.api.payments.checkout({ orderId }),
      () => stranger.api.payments.createCheckoutSession({ orderId }),
      () => stranger.api.payments.createPayLink({ orderId }),
      () => stranger.api.payments.getPaymentState({ orderId }),
      () => stranger.api.orders.getConfirmed({ userId: stranger.id, orderId }),
    ];
    for (const tried of tries) await expect(tried()).rejects.toMatchObject({ status: 404 });
  });

  it('is released after 35 minutes: it can no longer be paid, and the kits are back', async () => {
    const scarce = await addKit(shop, { stock: 4 });
    const orderId = await shopper.order({ [scarce]: 3 });
    const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
    await shop.moveClock({ advanceSeconds: 35 * 60 });
    await shop.sweep();
    expect(await stockOf(shop, scarce)).toBe(4);
    await expect(confirm(data.clientSecret, 'pm_card_visa')).rejects.toThrow();
    await expect(shopper.api.payments.createPaymentIntent({ orderId })).rejects.toMatchObject({
      status: 409,
      data: { code: 'hold-expired' },
    });
  });
});
