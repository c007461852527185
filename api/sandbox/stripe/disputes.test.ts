import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStripe } from './testing';

let open: Awaited<ReturnType<typeof openStripe>>;
beforeAll(async () => void (open = await openStripe()));
afterAll(() => open.standIn.stop());

async function pay(card: string) {
  const { latest_charge: charge } = await open.stripe.paymentIntents.create({
    amount: 7000,
    currency: 'usd',
    payment_method: card,
    confirm: true,
    allowed_payment_method_types: ['card'],
  });
  return String(charge);
}

const typesAbout = (charge: string) =>
  open.standIn
    .events()
    .filter(({ data }) => {
      const { id, charge: of } = data.object as { id: string; charge?: string };
      return id === charge || of === charge;
    })
    .map(({ type }) => type);

test('a charge is disputed for a card whose holder complains, and evidence decides who is right', async () => {
  const charge = await pay('pm_card_createDispute');
  expect(await open.stripe.charges.retrieve(charge)).toMatchObject({ disputed: true });
  const [dispute] = (await open.stripe.disputes.list({ charge })).data;
  expect(dispute).toMatchObject({ status: 'needs_response', amount: 7000, reason: 'fraudulent' });
  const evidence = { uncategorized_text: 'winning_evidence' };
  expect(await open.stripe.disputes.update(dispute!.id, { evidence })).toMatchObject({ status: 'won' });
  expect(typesAbout(charge)).toEqual(
    expect.arrayContaining([
      'charge.dispute.created',
      'charge.dispute.funds_withdrawn',
      'charge.dispute.closed',
      'charge.dispute.funds_reinstated',
    ]),
  );
});

test('held money is disputed once it is captured, not before', async () => {
  const { id, latest_charge: charge } = await open.stripe.paymentIntents.create({
    amount: 7000,
    currency: 'usd',
    capture_method: 'manual',
    payment_method: 'pm_card_createDispute',
    confirm: true,
    allowed_payment_method_types: ['card'],
  });
  expect((await open.stripe.disputes.list({ payment_intent: id })).data).toEqual([]);
  await open.stripe.paymentIntents.capture(id);
  expect((await open.stripe.disputes.list({ payment_intent: id })).data).toMatchObject([
    { charge, status: 'needs_response', amount: 7000 },
  ]);
});

test('any card’s holder may complain later, and an owner may give in', async () => {
  const charge = await pay('pm_card_visa');
  open.standIn.dispute(charge);
  const [dispute] = (await open.stripe.disputes.list({ charge })).data;
  expect(await open.stripe.disputes.close(dispute!.id)).toMatchObject({ status: 'lost' });
});

test('a refund that the bank returns fails, and its money no longer counts as refunded', async () => {
  const charge = await pay('pm_card_refundFail');
  const refund = await open.stripe.refunds.create({ charge, amount: 2000 });
  expect(refund.status).toBe('succeeded');
  await open.standIn.catchUp();
  expect(await open.stripe.refunds.retrieve(refund.id)).toMatchObject({ status: 'failed' });
  expect(await open.stripe.charges.retrieve(charge)).toMatchObject({ amount_refunded: 0, refunded: false });
  expect(typesAbout(charge)).toEqual(expect.arrayContaining(['refund.updated', 'refund.failed']));
});
