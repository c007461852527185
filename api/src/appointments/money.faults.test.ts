import { afterAll, describe, expect, test } from 'vitest';
import { isFull } from '../../faults/size.env';
import { clientOf } from '../../sandbox/stripe/testing';
import { startAntigenVisits } from '../../testing/antigen-visits';
import { confirmHeld, type HeldDraft } from '../../testing/booking-fixture';
import { payOnPage } from '../../testing/pay-on-page';

const { app, openPage, charge, ...visits } = await startAntigenVisits();
// Without retries of its own, except after a closed connection, so that planned faults reach us.
app.deps.stripe = clientOf(app.standIn, { timeout: 2000 });
afterAll(() => app.close());

async function hold() {
  await app.pool.query('delete from rate_limits');
  return visits.hold();
}

/** What Stripe holds of a draft's money, and whether the person has the place. */
async function standing({ slotId }: HeldDraft) {
  const payments = await app.pool.query<{ id: string | null }>(
    `select p.payment_intent_id as id from payments p join holds h on h.draft_id = p.subject_id where h.slot_id = $1`,
    [slotId],
  );
  const ids = payments.rows.flatMap(({ id }) => id ?? []);
  const intents = await Promise.all(ids.map((id) => app.deps.stripe.paymentIntents.retrieve(id)));
  const bookings = await app.pool.query<{ status: string }>(
    'select status from appointments where slot_id = $1',
    [slotId],
  );
  const { rows } = await app.pool.query<{ taken: number }>('select taken from slots where id = $1', [slotId]);
  return {
    taken: intents.reduce((sum, { amount_received: cents }) => sum + cents, 0),
    stillHeld: intents.filter(({ status }) => status === 'requires_capture').length,
    active: bookings.rows.filter(({ status }) => status === 'active').length,
    undecided: bookings.rows.filter(({ status }) => status === 'capturing').length,
    places: rows[0]!.taken,
  };
}

/** After the hold, with Stripe working again, there is a paid booking or nothing at all. */
async function settled(held: HeldDraft) {
  app.standIn.clearFaults();
  await app.moveClock({ advanceSeconds: 1600 });
  for (let round = 0; round < 2; round += 1) {
    await app.sweep('release-holds');
    await app.sweep('settle-payments');
  }
  return standing(held);
}

const operations = [
  'payment_intents.create',
  'payment_intents.confirm',
  'payment_intents.capture',
  'payment_intents.retrieve',
];
const kinds = ['timeout-after', 'error', 'timeout-before', 'rate-limit'] as const;
const table = operations.flatMap((operation) =>
  (isFull ? kinds : kinds.slice(0, 2)).map((kind) => ({ operation, kind })),
);

describe('never a payment without a place, nor a place without payment', () => {
  test.each(table)('$kind at $operation', async ({ operation, kind }) => {
    const held = await hold();
    app.standIn.plan({ operation, kind, ms: 5, times: 2 });
    await charge(held);
    await confirmHeld(app, held);
    const { taken, stillHeld, active, undecided, places } = await settled(held);
    expect({ stillHeld, undecided }).toEqual({ stillHeld: 0, undecided: 0 });
    expect([0, 1]).toContain(active);
    expect({ taken, places }).toEqual({ taken: active * 7000, places: active });
  });

  test.each(['timeout-after', 'error'] as const)('%s when an authorization is released', async (kind) => {
    const held = await hold();
    await charge(held);
    app.standIn.plan({ operation: 'payment_intents.cancel', kind, ms: 5, times: 2 });
    await app.moveClock({ advanceSeconds: 1600 });
    expect(await confirmHeld(app, held)).toMatchObject({ success: false, code: 'hold-expired' });
    expect(await settled(held)).toEqual({ taken: 0, stillHeld: 0, active: 0, undecided: 0, places: 0 });
  });

  test('pressing again after a capture with a lost answer gives the booking, charged once', async () => {
    const held = await hold();
    await charge(held);
    // A webhook may settle too, and would hit the fault instead.
    await app.standIn.webhooksSent();
    app.standIn.plan({ operation: 'webhook:payment_intent.succeeded', kind: 'drop' });
    app.standIn.plan({ operation: 'payment_intents.capture', kind: 'timeout-after', ms: 5, times: 2 });
    expect(await confirmHeld(app, held)).toMatchObject({
      success: false,
      code: 'unavailable',
      resetCharge: false,
    });
    expect(await confirmHeld(app, held)).toMatchObject({ success: true });
    expect(await settled(held)).toMatchObject({ taken: 7000, active: 1 });
  });

  test('a capture that the bank refuses leaves no booking, a free place and a reset charge', async () => {
    const held = await hold();
    const charged = await charge(held);
    if (!charged.success) throw new Error(charged.errorMessage);
    await app.deps.stripe.paymentIntents.cancel(charged.data);
    await app.standIn.webhooksSent();
    expect(await confirmHeld(app, held)).toMatchObject({ success: false, resetCharge: true });
    expect(await settled(held)).toMatchObject({ taken: 0, active: 0, places: 0 });
  });

  test('a capture that the bank refuses keeps the place held for its 25 minutes, and another card books it', async () => {
    const held = await hold();
    const charged = await charge(held);
    if (!charged.success) throw new Error(charged.errorMessage);
    await app.deps.stripe.paymentIntents.cancel(charged.data);
    await app.standIn.webhooksSent();
    expect(await confirmHeld(app, held)).toMatchObject({ success: false, resetCharge: true });
    const { data: draft } = await app.api.drafts.get({ draftId: held.draftId });
    expect(draft.hold?.secondsLeft).toBeGreaterThan(0);
    const again = { ...held, hold: draft.hold! };
    await charge(again);
    expect(await confirmHeld(app, again)).toMatchObject({ success: true });
    expect(await settled(held)).toMatchObject({ taken: 7000, active: 1, places: 1 });
  });
});

test('one event delivered many times at once has one effect and one mail', async () => {
  const held = await hold();
  const url = await openPage(held);
  app.standIn.plan({ operation: 'webhook:*', kind: 'duplicate', copies: isFull ? 100 : 10, times: 3 });
  await payOnPage(url);
  await app.standIn.webhooksSent();
  await app.runJobs();
  expect(await standing(held)).toMatchObject({ taken: 7000, active: 1, places: 1 });
  expect(app.mailbox.to(held.email)).toHaveLength(1);
});
