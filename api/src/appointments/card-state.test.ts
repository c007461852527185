import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  openPlace,
  type HeldDraft,
} from '../../testing/booking-fixture';
import { startShop, type Shop } from '../../testing/shop';

let app: Shop;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startShop({ webhooks: false });
  await app.moveClock({ at: fixedMorning });
  ({ nextSlot } = await openPlace(app));
});
afterEach(() => app.standIn.clearFaults());
afterAll(() => app.close());

const holdAntigen = async () => holdWithCompleteDraft(app, await nextSlot(), { testType: 'Antigen' });
const charge = ({ draftId, hold }: HeldDraft, token = 'tok_visa') =>
  app.api.appointments.createCharge({ token, testType: 'Antigen', draftId, holdToken: hold.holdToken });
const stateOf = async ({ draftId }: HeldDraft) => (await app.api.appointments.paymentState({ draftId })).data;
const draftOf = async ({ draftId }: HeldDraft) => (await app.api.drafts.get({ draftId })).data;
const authorizations = async () =>
  (await app.deps.stripe.paymentIntents.list({ limit: 100 })).data.filter(
    ({ status }) => status === 'requires_capture',
  ).length;

/** The bank approved the card, and nobody learns of it. */
async function loseAnswer(held: HeldDraft) {
  app.standIn.plan({ operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 1, times: 4 });
  app.standIn.plan({ operation: 'payment_intents.retrieve', kind: 'error', times: 1000 });
  expect(await charge(held)).toMatchObject({ success: false, code: 'unavailable' });
}

test('the outcome of a card whose answer was lost is unknown, also when asked again, until Stripe answers', async () => {
  const held = await holdAntigen();
  await loseAnswer(held);
  expect((await draftOf(held)).hasPayment).toBe(true);
  for (const state of [await stateOf(held), await stateOf(held)]) {
    expect(state).toMatchObject({
      state: 'unknown',
      errorMessage: expect.stringContaining('We do not know yet'),
    });
  }
  app.standIn.clearFaults();
  expect((await stateOf(held)).state).toBe('authorized');
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
});

test('no other way to pay opens while the outcome of a card is unknown', async () => {
  const held = await holdAntigen();
  await loseAnswer(held);
  const { draftId, hold } = held;
  const wanted = { draftId, holdToken: hold.holdToken };
  const refused = { success: false, code: 'unavailable' };
  expect(await app.api.appointments.createCheckoutSession(wanted)).toMatchObject(refused);
  expect(await app.api.appointments.createPayLink(wanted)).toMatchObject(refused);
});

test('a second press while the first is unknown makes no second authorization', async () => {
  const before = await authorizations();
  const held = await holdAntigen();
  await loseAnswer(held);
  await charge(held, 'tok_mastercard');
  app.standIn.clearFaults();
  expect(await charge(held, 'tok_mastercard')).toMatchObject({ success: true });
  expect(await authorizations()).toBe(before + 1);
});

test('a declined card leaves the visit to be paid in another way', async () => {
  const held = await holdAntigen();
  expect(await charge(held, 'tok_chargeDeclined')).toMatchObject({ code: 'card-declined' });
  expect((await stateOf(held)).state).toBe('waiting');
});
