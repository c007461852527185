import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { orderAndPay } from '../../testing/paid-order';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { subscribe } from '../../testing/subscription';

let shop: Shop;
let kit: string;
beforeAll(async () => void (shop = await startShop()));
beforeEach(async () => void (kit = await addKit(shop, { price: 4000, stock: 20 })));
afterAll(() => shop.close());

const customerOf = async ({ id, api }: Shopper) => (await api.accounts.get({ id })).data.stripeCustomerId;

/** Deletes the customer at Stripe by hand, which Stripe reports to us. @returns its id */
async function deleteAtStripe(shopper: Shopper): Promise<string> {
  const customer = (await customerOf(shopper))!;
  await shop.deps.stripe.customers.del(customer);
  await shop.standIn.webhooksSent();
  return customer;
}

describe('a customer who was deleted at Stripe', () => {
  it('pays the next order as a new customer', async () => {
    const maya = await addShopper(shop);
    await orderAndPay(shop, maya, { [kit]: 1 });
    const deleted = await deleteAtStripe(maya);
    expect(await customerOf(maya)).toBeNull();
    await orderAndPay(shop, maya, { [kit]: 2 });
    const customer = await customerOf(maya);
    expect(customer).not.toBe(deleted);
    const { data } = await shop.deps.stripe.charges.list({ customer: customer! });
    expect(data.map(({ amount }) => amount)).toEqual([8000]);
  });

  it('has no subscription left, and can start a new one', async () => {
    const maya = await addShopper(shop);
    await subscribe(shop, maya, { kit });
    await deleteAtStripe(maya);
    await shop.sweep('settle-subscriptions');
    const list = async () => (await maya.api.subscriptions.list({ userId: maya.id })).data;
    expect((await list()).map(({ state }) => state)).toEqual(['cancelled']);
    await subscribe(shop, maya, { kit });
    expect((await list()).map(({ state }) => state).sort()).toEqual(['active', 'cancelled']);
  });

  it('has no company card left, and may save one again', async () => {
    const olive = await addShopper(shop, { isOrganization: true });
    const eli = await addShopper(shop, { employer: olive.id });
    const save = () =>
      olive.api.payments.addPaymentMethod({ userId: olive.id, paymentMethod: 'pm_card_visa' });
    const payByCompany = async () => {
      const orderId = await eli.order({ [kit]: 1 });
      return eli.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });
    };
    await save();
    await deleteAtStripe(olive);
    expect((await olive.api.payments.listPaymentMethods({ userId: olive.id })).data).toEqual([]);
    expect((await payByCompany()).data).toMatchObject({
      data: 'Your organization has not saved a card. Use your own card.',
    });
    await save();
    expect((await payByCompany()).data).toMatchObject({ paymentStatus: 'succeeded' });
  });

  it('keeps the new customer when the event arrives again', async () => {
    const maya = await addShopper(shop);
    await orderAndPay(shop, maya, { [kit]: 1 });
    await deleteAtStripe(maya);
    await orderAndPay(shop, maya, { [kit]: 1 });
    const customer = await customerOf(maya);
    const event = shop.standIn.events().find(({ type }) => type === 'customer.deleted')!;
    shop.standIn.resend(event.id);
    await shop.standIn.webhooksSent();
    expect(await customerOf(maya)).toBe(customer);
  });
});
