import { afterAll, beforeAll, expect, it } from 'vitest';
import { addKit, startShop, type Shop } from '../../testing/shop';
import { addShopper } from '../../testing/shopper';

let shop: Shop;
let kit: string;
beforeAll(async () => {
  shop = await startShop({ webhooks: false });
  kit = await addKit(shop, { stock: 100 });
});
afterAll(() => shop.close());

const tooMany = {
  status: 429,
  data: { errorMessage: 'Too many attempts. Wait a while and try again.' },
};

it('a person may try 15 cards an hour from any address; others are not slowed down', async () => {
  const shopper = await addShopper(shop, { address: '198.51.100.1' });
  const elsewhere = shop.as({ token: shopper.token, address: '198.51.100.2' });
  const orderId = await shopper.order({ [kit]: 1 });
  for (let card = 1; card <= 15; card += 1) {
    const { payments } = card % 2 ? shopper.api : elsewhere;
    await payments.createPaymentIntent({ orderId });
  }
  await expect(elsewhere.payments.createPaymentIntent({ orderId })).rejects.toMatchObject(tooMany);
  const other = await addShopper(shop, { address: '198.51.100.1' });
  await expect(
    other.api.payments.createPaymentIntent({ orderId: await other.order({ [kit]: 1 }) }),
  ).resolves.toBeDefined();
});

it('60 cards an hour can be tried for visits from one address', async () => {
  const { appointments } = shop.as({ address: '198.51.100.3' });
  const attempt = () =>
    appointments.createCharge({ token: 'tok_visa', testType: 'Antigen', holdToken: 'none', draftId: 'none' });
  const tries = await Promise.allSettled(Array.from({ length: 61 }, attempt));
  const refusals = tries.map((one) =>
    one.status === 'rejected' ? (one.reason as { status: number }).status : 0,
  );
  expect(refusals.filter((status) => status === 429)).toHaveLength(1);
});

it('saving a card by its id and changing a subscription’s card each count as an attempt', async () => {
  const { id: userId, api } = await addShopper(shop, { isOrganization: true });
  const save = (n: number) => api.payments.addPaymentMethod({ userId, paymentMethod: `pm_guess_${n}` });
  for (let n = 1; n <= 15; n += 1) await expect(save(n)).rejects.toMatchObject({ status: 422 });
  await expect(save(16)).rejects.toMatchObject(tooMany);

  const { subscriptions } = (await addShopper(shop)).api;
  const renew = () => subscriptions.changeCard({ subscriptionId: 'none', setupIntent: 'seti_none' });
  for (let n = 1; n <= 15; n += 1) await expect(renew()).rejects.toMatchObject({ status: 404 });
  await expect(renew()).rejects.toMatchObject(tooMany);
});

it('a payment refused because of its order does not count as an attempt', async () => {
  const shopper = await addShopper(shop);
  const orderId = await shopper.order({ [kit]: 1 });
  const old = { orderId, terms: 'old' };
  for (let n = 1; n <= 16; n += 1)
    await expect(shopper.api.payments.createCheckoutSession(old)).rejects.toMatchObject({ status: 409 });
  await expect(shopper.api.payments.createPaymentIntent({ orderId })).resolves.toBeDefined();
});
