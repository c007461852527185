import type Stripe from 'stripe';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { StripeStandIn } from './stripe';
import { openStripe } from './testing';

let standIn: StripeStandIn;
let stripe: Stripe;
beforeAll(async () => void ({ standIn, stripe } = await openStripe()));
afterAll(() => standIn.stop());

/** A customer with a card and a subscription that renews. */
async function addSubscriber() {
  const { id: customer } = await stripe.customers.create({ email: 'maya@example.com' });
  const { id: card } = await stripe.paymentMethods.attach('pm_card_visa', { customer });
  const { id: product } = await stripe.products.create({ name: 'Thyroid kit' });
  const recurring = { interval: 'month', interval_count: 3 } as const;
  const { id: subscription } = await stripe.subscriptions.create({
    customer,
    default_payment_method: card,
    items: [{ price_data: { currency: 'usd', product, unit_amount: 6230, recurring } }],
  });
  return { customer, card, subscription };
}

test('a deleted customer can still be retrieved, as deleted, and is not listed', async () => {
  const { customer } = await addSubscriber();
  const deleted = { id: customer, object: 'customer', deleted: true };
  expect(await stripe.customers.del(customer)).toEqual(deleted);
  expect(await stripe.customers.retrieve(customer)).toEqual(deleted);
  const { data } = await stripe.customers.list({ email: 'maya@example.com' });
  expect(data.map(({ id }) => id)).not.toContain(customer);
  await expect(stripe.customers.retrieve('cus_none')).rejects.toThrow("No such customer: 'cus_none'");
});

test('nothing else can be done with a deleted customer', async () => {
  const { customer } = await addSubscriber();
  await stripe.customers.del(customer);
  for (const call of [
    () => stripe.customers.update(customer, { name: 'Maya' }),
    () => stripe.customers.del(customer),
    () => stripe.customers.listPaymentMethods(customer),
    () => stripe.paymentMethods.attach('pm_card_visa', { customer }),
    () => stripe.paymentIntents.create({ amount: 4900, currency: 'usd', customer }),
    () => stripe.setupIntents.create({ customer }),
  ])
    await expect(call()).rejects.toMatchObject({
      code: 'resource_missing',
      message: expect.stringContaining('No such customer'),
    });
});

test('deleting a customer ends the subscriptions and detaches the cards', async () => {
  const { customer, card, subscription } = await addSubscriber();
  await stripe.customers.del(customer);
  expect((await stripe.subscriptions.retrieve(subscription)).status).toBe('canceled');
  expect((await stripe.paymentMethods.retrieve(card)).customer).toBeNull();
  const types = standIn.events().map(({ type }) => type);
  expect(types).toEqual(expect.arrayContaining(['customer.subscription.deleted', 'customer.deleted']));
});
