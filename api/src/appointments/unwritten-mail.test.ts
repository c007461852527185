import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startShop, type Shop } from '../../testing/shop';
import { mailKinds } from '../mail-kinds';

let app: Shop;
let locationId: string;
let hour = 0;
beforeAll(async () => {
  app = await startShop({ webhooks: false });
  await app.moveClock({ at: fixedMorning });
  locationId = await insertLocation(app);
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

/** A visit whose card is authorised, at a time of its own. */
async function holdAndCharge(email: string) {
  hour += 1;
  const startsAt = new Date(Date.parse('2026-12-02T15:00:00Z') + hour * 3_600_000).toISOString();
  const slotId = await insertSlot(app, locationId, startsAt);
  const answers = { patient_email: email };
  const held = await holdWithCompleteDraft(app, slotId, { testType: 'Antigen', answers });
  const { draftId, hold } = held;
  const charged = await app.api.appointments.createCharge({
    token: 'tok_visa',
    testType: 'Antigen',
    draftId,
    holdToken: hold.holdToken,
  });
  if (!charged.success) throw new Error(charged.errorMessage);
  return { held, intentId: charged.data };
}

/** How a booking stands here and at Stripe. */
async function standing(email: string, intentId: string) {
  const { rows } = await app.pool.query<{ status: string; paid: number }>(
    'select status, amount_paid_cents as paid from appointments where email_hash = $1',
    [app.deps.lookupHash('email', email)],
  );
  const { status, amount_received: received } = await app.deps.stripe.paymentIntents.retrieve(intentId);
  return { bookings: rows, intent: status, received };
}
const booked = { bookings: [{ status: 'active', paid: 7000 }], intent: 'succeeded', received: 7000 };

test('a visit whose mail cannot be written is booked and paid, and told in plain text', async () => {
  const kind = mailKinds.find(({ name }) => name === 'visit-confirmed')!;
  for (const part of ['subject', 'body', 'attachments'] as const)
    vi.spyOn(kind, part).mockImplementation(() => {
      throw new Error('no letter');
    });
  const email = 'plain@example.com';
  const { held, intentId } = await holdAndCharge(email);
  const outcome = await confirmHeld(app, held);
  if (!outcome.success) throw new Error(outcome.errorMessage);
  expect(await standing(email, intentId)).toEqual(booked);
  await app.runJobs();
  expect(app.mailbox.to(email)).toMatchObject([
    { subject: 'Your test visit is booked', html: '', attachments: [] },
  ]);
  expect(app.mailbox.to(email)[0]!.text).toContain(outcome.data.confirmationCode);
});

test('a visit that was captured, but whose booking could not be recorded, is booked by the reconciler and told once', async () => {
  const { seal } = app.deps.cipher;
  vi.spyOn(app.deps.cipher, 'seal').mockImplementation((text, purpose) => {
    if (purpose === 'mail') throw new Error('no mail can be queued');
    return seal(text, purpose);
  });
  const email = 'stuck@example.com';
  const { held, intentId } = await holdAndCharge(email);
  expect(await confirmHeld(app, held)).toMatchObject({ success: false });
  expect(await standing(email, intentId)).toMatchObject({
    bookings: [{ status: 'capturing' }],
    intent: 'succeeded',
  });
  vi.restoreAllMocks();
  await app.moveClock({ advanceSeconds: 120 });
  await app.sweep();
  expect(await standing(email, intentId)).toEqual(booked);
  await app.sweep();
  expect(app.mailbox.to(email)).toHaveLength(1);
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
});
