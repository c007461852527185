import { afterAll, afterEach, expect, it } from 'vitest';
import { startCompany } from '../../testing/company';

const { shop, organization, employee, kit } = await startCompany();
const card = await shop.deps.stripe.paymentMethods.create({ type: 'card', card: { token: 'tok_visa' } });
await organization.api.payments.addPaymentMethod({ userId: organization.id, paymentMethod: card.id });
afterEach(() => shop.standIn.clearFaults());
afterAll(() => shop.close());

const press = (orderId: string) =>
  employee.api.payments.checkout({ orderId, preferredPaymentOption: 'organization' });

const stateOf = async (orderId: string) => (await employee.api.payments.getPaymentState({ orderId })).data;

async function chargesOf(orderId: string) {
  const { data } = await shop.deps.stripe.charges.list({ limit: 100 });
  return data
    .filter(({ metadata, paid }) => metadata.orderId === orderId && paid)
    .map(({ amount }) => amount);
}

const lasting = { times: 1000 };
const noEvents = { operation: 'webhook:*', kind: 'drop', ...lasting } as const;
const nobodyToAsk = { operation: 'payment_intents.retrieve', kind: 'error', ...lasting } as const;

it.each([
  [
    'the charge fails, and nobody can ask why',
    [{ operation: 'payment_intents.confirm', kind: 'error', ...lasting }, nobodyToAsk],
    [],
  ],
  [
    'the answer to the charge is lost',
    [{ operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 1, ...lasting }, nobodyToAsk],
    [5900],
  ],
] as const)('a company card is in doubt while %s, then charged once', async (_, faults, taken) => {
  const orderId = await employee.order({ [kit]: 1 });
  for (const fault of [noEvents, ...faults]) shop.standIn.plan(fault);
  for (const ask of [press, stateOf, press])
    await expect(ask(orderId)).rejects.toMatchObject({ status: 503 });
  shop.standIn.clearFaults();
  expect(await chargesOf(orderId)).toEqual(taken);
  expect((await stateOf(orderId)).isPaid).toBe(taken.length > 0);
  expect((await press(orderId)).data).toMatchObject({ paymentStatus: 'succeeded' });
  expect(await chargesOf(orderId)).toEqual([5900]);
});

it('a company card is known to be uncharged while Stripe is away before the press, then charged once', async () => {
  const orderId = await employee.order({ [kit]: 1 });
  shop.standIn.plan({ operation: '*', kind: 'error', ...lasting });
  await expect(press(orderId)).rejects.toMatchObject({
    status: 503,
    data: { code: 'payment-service-away' },
  });
  expect(await stateOf(orderId)).toMatchObject({
    isPaid: false,
    paymentStatus: 'requires_payment_method',
    errorMessage: null,
  });
  shop.standIn.clearFaults();
  expect((await press(orderId)).data).toMatchObject({ paymentStatus: 'succeeded' });
  expect(await chargesOf(orderId)).toEqual([5900]);
});

it('a press whose answer never reached the browser is not charged again', async () => {
  const orderId = await employee.order({ [kit]: 1 });
  await press(orderId);
  expect(await stateOf(orderId)).toMatchObject({ isPaid: true });
  expect((await press(orderId)).data).toMatchObject({ paymentStatus: 'succeeded' });
  expect(await chargesOf(orderId)).toEqual([5900]);
});
