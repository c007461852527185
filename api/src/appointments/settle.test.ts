import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startAntigenVisits } from '../../testing/antigen-visits';
import { confirmHeld } from '../../testing/booking-fixture';
import { findPaymentByStripeId, settle } from '../payments';

const { app, hold, charge } = await startAntigenVisits();
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

/** Runs something between Stripe's next answer to this call and the moment we read it. */
function beforeNextAnswer(call: 'retrieve' | 'confirm', happens: () => Promise<unknown>) {
  const intents = app.deps.stripe.paymentIntents;
  const ask = intents[call].bind(intents) as (...args: unknown[]) => Promise<unknown>;
  vi.spyOn(intents, call).mockImplementationOnce((async (...args: unknown[]) => {
    const answer = await ask(...args);
    await happens();
    return answer;
  }) as never);
}

test('a booking made while its authorization was being checked keeps its money and its place', async () => {
  const held = await hold();
  const charged = await charge(held);
  if (!charged.success) throw new Error(charged.errorMessage);
  await app.standIn.webhooksSent();
  beforeNextAnswer('retrieve', async () =>
    expect(await confirmHeld(app, held)).toMatchObject({ success: true }),
  );
  const found = await findPaymentByStripeId(app.deps.db, charged.data);
  expect((await settle(app.deps, found!.id)).payment.status).toBe('paid');
  const intent = await app.deps.stripe.paymentIntents.retrieve(charged.data, { expand: ['latest_charge'] });
  expect(intent).toMatchObject({ status: 'succeeded', latest_charge: { refunded: false } });
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
});

test('a card authorized after its payment was given up is released, and never counts as authorized', async () => {
  const held = await hold();
  beforeNextAnswer('confirm', async () => {
    await app.moveClock({ advanceSeconds: 1600 });
    await app.pool.query(`update payments set status = 'cancelled' where status = 'open'`);
  });
  expect(await charge(held)).toMatchObject({ success: false, code: 'hold-expired' });
  await app.standIn.webhooksSent();
  const { rows } = await app.pool.query<{ id: string | null; status: string }>(
    'select payment_intent_id as id, status from payments order by created_at desc limit 1',
  );
  expect(rows[0]!.status).toBe('cancelled');
  expect((await app.deps.stripe.paymentIntents.retrieve(rows[0]!.id!)).status).toBe('canceled');
});

test('a press on a visit that is already booked hears that it is paid', async () => {
  const held = await hold();
  await charge(held);
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  expect(await charge(held)).toMatchObject({ success: false, code: 'already-paid' });
});

test('a charge that the bank released has failed, the time remains, and the next press pays', async () => {
  const held = await hold();
  const first = await charge(held);
  if (!first.success) throw new Error(first.errorMessage);
  // A webhook still being handled would see the cancellation and settle the payment before the press does.
  await app.standIn.webhooksSent();
  app.standIn.plan({ operation: 'webhook:*', kind: 'drop' });
  await app.deps.stripe.paymentIntents.cancel(first.data);
  expect(await charge(held)).toMatchObject({
    success: false,
    code: 'card-declined',
    errorMessage: 'Payment failed. Please try again',
  });
  expect(await charge(held)).toMatchObject({ success: true });
  app.standIn.clearFaults();
});
