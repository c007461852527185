import { afterAll, afterEach, expect, test } from 'vitest';
import { startAntigenVisits } from '../../testing/antigen-visits';
import { confirmHeld, type HeldDraft } from '../../testing/booking-fixture';

const { app, hold, charge, stateOf } = await startAntigenVisits({ webhooks: false });
afterEach(() => app.standIn.clearFaults());
afterAll(() => app.close());

const draftOf = async ({ draftId }: HeldDraft) => (await app.api.drafts.get({ draftId })).data;
const authorizations = async () =>
  (await app.deps.stripe.paymentIntents.list({ limit: 100 })).data.filter(
    ({ status }) => status === 'requires_capture',
  ).length;

/** What both calls say that the first pages make. */
async function isOpen({ draftId }: HeldDraft) {
  const { hasPayment } = (await app.api.drafts.getStart({ draftId })).data;
  expect((await app.api.appointments.hasOpenPayment({ draftId })).data).toBe(hasPayment);
  return hasPayment;
}

/** The bank approves the card, and the answer is lost. */
async function loseAnswer(held: HeldDraft) {
  app.standIn.plan({ operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 1, times: 4 });
  app.standIn.plan({ operation: 'payment_intents.retrieve', kind: 'error', times: 1000 });
  expect(await charge(held)).toMatchObject({ success: false, code: 'unavailable' });
}

test('the outcome of a card whose answer was lost is unknown until Stripe answers', async () => {
  const held = await hold();
  expect(await isOpen(held)).toBe(false);
  await loseAnswer(held);
  expect((await draftOf(held)).hasPayment).toBe(true);
  expect(await isOpen(held)).toBe(true);
  for (const state of [await stateOf(held), await stateOf(held)]) {
    expect(state).toMatchObject({
      state: 'unknown',
      errorMessage: expect.stringContaining('We do not know yet'),
    });
  }
  app.standIn.clearFaults();
  expect((await stateOf(held)).state).toBe('authorized');
  expect(await isOpen(held)).toBe(true);
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  expect(await isOpen(held)).toBe(false);
});

test('no other way to pay opens while the outcome of a card is unknown', async () => {
  const held = await hold();
  await loseAnswer(held);
  const wanted = { draftId: held.draftId, holdToken: held.hold.holdToken };
  const refused = { success: false, code: 'unavailable' };
  expect(await app.api.appointments.createCheckoutSession(wanted)).toMatchObject(refused);
  expect(await app.api.appointments.createPayLink(wanted)).toMatchObject(refused);
});

test('a second press while the first is unknown makes no second authorization', async () => {
  const before = await authorizations();
  const held = await hold();
  await loseAnswer(held);
  await charge(held, 'tok_mastercard');
  app.standIn.clearFaults();
  expect(await charge(held, 'tok_mastercard')).toMatchObject({ success: true });
  expect(await authorizations()).toBe(before + 1);
});

test('a declined card lets the visit be paid in another way', async () => {
  const held = await hold();
  expect(await charge(held, 'tok_chargeDeclined')).toMatchObject({ code: 'card-declined' });
  expect((await stateOf(held)).state).toBe('waiting');
});
