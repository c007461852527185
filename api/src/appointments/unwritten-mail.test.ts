import { afterAll, afterEach, expect, test, vi } from 'vitest';
import { startAntigenVisits } from '../../testing/antigen-visits';
import { confirmHeld } from '../../testing/booking-fixture';
import { mailKinds } from '../mail-kinds';

const { app, hold, charge } = await startAntigenVisits({ webhooks: false });
afterEach(() => vi.restoreAllMocks());
afterAll(() => app.close());

/** A visit whose card is authorized. */
async function holdAndCharge() {
  const held = await hold();
  const charged = await charge(held);
  if (!charged.success) throw new Error(charged.errorMessage);
  return { held, email: held.email, intentId: charged.data };
}

/** A booking's state here and at Stripe. */
async function standing(email: string, intentId: string) {
  const { rows } = await app.pool.query<{ status: string; paid: number }>(
    'select status, amount_paid_cents as paid from appointments where email_hash = $1',
    [app.deps.lookupHash('email', email)],
  );
  const { status, amount_received: received } = await app.deps.stripe.paymentIntents.retrieve(intentId);
  return { bookings: rows, intent: status, received };
}
const booked = { bookings: [{ status: 'active', paid: 7000 }], intent: 'succeeded', received: 7000 };

test('a visit whose mail cannot be rendered is booked and paid, and confirmed in plain text', async () => {
  const kind = mailKinds.find(({ name }) => name === 'visit-confirmed')!;
  for (const part of ['subject', 'body', 'attachments'] as const)
    vi.spyOn(kind, part).mockImplementation(() => {
      throw new Error('no letter');
    });
  const { held, email, intentId } = await holdAndCharge();
  const outcome = await confirmHeld(app, held);
  if (!outcome.success) throw new Error(outcome.errorMessage);
  expect(await standing(email, intentId)).toEqual(booked);
  await app.runJobs();
  expect(app.mailbox.to(email)).toMatchObject([
    { subject: 'Your test visit is booked', html: '', attachments: [] },
  ]);
  expect(app.mailbox.to(email)[0]!.text).toContain(outcome.data.confirmationCode);
});

test('a visit that was captured but not recorded as booked is booked by the reconciler and confirmed once', async () => {
  const { seal } = app.deps.cipher;
  vi.spyOn(app.deps.cipher, 'seal').mockImplementation((text, purpose) => {
    if (purpose === 'mail') throw new Error('no mail can be queued');
    return seal(text, purpose);
  });
  const { held, email, intentId } = await holdAndCharge();
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
