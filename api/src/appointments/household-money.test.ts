import { afterAll, beforeEach, expect, test } from 'vitest';
import { fixedMorning } from '../../testing/booking-fixture';
import { byCard, openHouseholds } from '../../testing/household-visits';
import { startShop } from '../../testing/shop';
import { findPaymentByStripeId, followCharge } from '../payments';

const app = await startShop({ webhooks: false });
const { bookFamily, bookingsOf, openMorning, takenOf } = openHouseholds(app);
beforeEach(() => app.moveClock({ at: fixedMorning, frozen: true }));
afterAll(() => app.close());

/** One at no cost, two by card. */
async function bookPaid() {
  const morning = await openMorning([3]);
  const family = await bookFamily(morning.slots[0]!, [{}, byCard, byCard]);
  const { rows } = await app.pool.query<{ intent: string | null }>(
    `select p.payment_intent_id as intent from payments p join appointments a on a.payment_id = p.id
     where a.id = $1`,
    [family.bookingId],
  );
  const intent = rows[0]!.intent!;
  const follow = async () => followCharge(app.deps, (await findPaymentByStripeId(app.deps.db, intent))!);
  return { ...family, morning, intent, follow, view: () => bookingsOf(family.draftId) };
}

test('a refund by the owner goes to canceled visits first, and each person reads of their part', async () => {
  const { ids, intent, follow, view, asPatient, told } = await bookPaid();
  await asPatient.appointments.cancelBooking({ id: ids[2]! });
  await app.deps.stripe.refunds.create({ payment_intent: intent, amount: 13_000 });
  await follow();
  await follow();
  expect((await view()).map(({ amountPaid, refund }) => [amountPaid, refund?.amount ?? 0])).toEqual([
    [0, 0],
    [11_000, 1_000],
    [0, 12_000],
  ]);
  expect(await told('refund')).toHaveLength(2);
});

test('a dispute concerns those who were paid for; a lost one cancels their visits only', async () => {
  const { morning, intent, follow, view, told } = await bookPaid();
  const { latest_charge: charge } = await app.deps.stripe.paymentIntents.retrieve(intent);
  app.standIn.dispute(String(charge));
  await follow();
  expect((await view()).map(({ dispute }) => dispute)).toEqual([
    null,
    { state: 'open', amount: 12_000 },
    { state: 'open', amount: 12_000 },
  ]);
  const { data } = await app.deps.stripe.disputes.list({ payment_intent: intent });
  await app.deps.stripe.disputes.close(data[0]!.id);
  await follow();
  expect((await view()).map(({ standing }) => standing)).toEqual(['ahead', 'unpaid', 'unpaid']);
  expect(await takenOf(morning)).toEqual([1]);
  expect(await told('bank')).toHaveLength(4);
});
