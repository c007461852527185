import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedMorning } from '../../testing/booking-fixture';
import { byCard, listMoneyWithoutVisits, openHouseholds } from '../../testing/household-visits';
import { startShop } from '../../testing/shop';
import { budgetSizes } from '../budgets';

const app = await startShop({ webhooks: false, settings: { budgets: budgetSizes() } });
const { book, bookingsOf, charge, fillIn, openMorning, register, takenOf, view } = openHouseholds(app);
beforeEach(() => app.moveClock({ at: fixedMorning, frozen: true }));
afterAll(() => app.close());

const confirm = (draftId: string) => app.api.households.confirm({ draftId });
const intentOf = (id: string) => app.deps.stripe.paymentIntents.retrieve(id);
describe('a household at no cost', () => {
  test('is booked by one press: each person has a code, a calendar entry and a mail', async () => {
    const morning = await openMorning([2, 1]);
    const { draftId } = await fillIn(morning.slots[0]!, [{}, {}, {}]);
    const outcome = await confirm(draftId);
    if (!outcome.success) throw new Error(outcome.errorMessage);
    expect(new Set(outcome.data.map(({ confirmationCode }) => confirmationCode)).size).toBe(3);
    const bookings = await bookingsOf(draftId);
    expect(bookings.map(({ patient }) => patient)).toEqual(['Ada F.', 'Ben F.', 'Cleo F.']);
    await app.runJobs();
    for (const { id, email, confirmationCode } of bookings) {
      expect(app.mailbox.to(email).map(({ text }) => text.includes(confirmationCode))).toEqual([true]);
      const { content } = (await app.api.appointments.getCalendar({ bookingId: id })).data;
      expect(content).toContain(confirmationCode);
    }
    expect(await confirm(draftId)).toEqual(outcome);
    expect(await takenOf(morning)).toEqual([2, 1]);
  });

  test('of whom one is not done is not booked, and the answer says whose form it is', async () => {
    const morning = await openMorning([3]);
    const { draftId } = await fillIn(morning.slots[0]!, [{}, {}]);
    await app.api.households.addPerson({ draftId });
    await register(draftId, 3, { is_acknowledge: false }).catch(() => {});
    expect(await confirm(draftId)).toMatchObject({ success: false, code: 'bad-input', person: 3 });
    const { rows } = await app.pool.query(
      'select 1 from appointments a join slots s on s.id = a.slot_id where s.id = $1',
      [morning.slots[0]!],
    );
    expect(rows).toEqual([]);
    await register(draftId, 3);
    expect(await confirm(draftId)).toMatchObject({ success: true });
  });

  test('of whom one already has a visit that day is not booked, and only the refusal is counted', async () => {
    const twin = { patient_first_name: 'Same', patient_last_name: 'Twin', date_of_birth: '1990-01-01' };
    const morning = await openMorning([9, 9]);
    await book(morning.slots[0]!, [twin, {}]);
    const { draftId } = await fillIn(morning.slots[1]!, [{ patient_first_name: 'Gus' }, twin]);
    expect(await confirm(draftId)).toMatchObject({
      success: false,
      code: 'code-required',
      person: 2,
      errorMessage: expect.stringMatching(/^Same Twin: /),
    });
    expect((await view(draftId)).household!.people.map(({ isHeld }) => isHeld)).toEqual([true, true]);
    const { rows } = await app.pool.query(
      `select distinct budget from budget_uses u join holds h on u.used_for = 'visit ' || h.id
       where h.slot_id = $1 and h.state = 'live'`,
      [morning.slots[1]!],
    );
    expect(rows).toEqual([]);
  });

  test('is not booked after its time, and cannot be booked or paid one by one', async () => {
    const morning = await openMorning([3]);
    const { draftId, holdToken } = await fillIn(morning.slots[0]!, [{}, {}]);
    const second = await view(draftId, 2);
    const alone = { appointmentId: morning.slots[0]!, draftId: second.draftId };
    expect(await app.api.appointments.confirm({ ...alone, holdToken: second.hold!.holdToken })).toMatchObject(
      { success: false, code: 'conflict' },
    );
    expect(
      await app.api.appointments.createCharge({
        token: 'tok_visa',
        testType: 'RT-PCR',
        draftId: second.draftId,
        holdToken: second.hold!.holdToken,
      }),
    ).toMatchObject({ success: false, code: 'conflict' });
    expect(await charge({ draftId, holdToken })).toMatchObject({ success: false, code: 'refused' });
    await app.moveClock({ advanceSeconds: 1500 });
    expect(await confirm(draftId)).toMatchObject({ success: false, code: 'hold-expired', person: null });
  });
});

describe('a household with one insured and two paying', () => {
  test('pays once for those who pay, and all are booked with it', async () => {
    const morning = await openMorning([3]);
    const held = await fillIn(morning.slots[0]!, [{}, byCard, byCard]);
    const { household } = await view(held.draftId);
    expect(household).toMatchObject({ total: 24_000, people: [{ amount: 0 }, { amount: 12_000 }, {}] });
    const charged = await charge(held);
    if (!charged.success) throw new Error(charged.errorMessage);
    expect(await intentOf(charged.data)).toMatchObject({ status: 'requires_capture', amount: 24_000 });
    const outcome = await app.api.households.confirm({ draftId: held.draftId, terms: household!.terms! });
    expect(outcome).toMatchObject({ success: true });
    expect(await intentOf(charged.data)).toMatchObject({ status: 'succeeded', amount_received: 24_000 });
    const bookings = await bookingsOf(held.draftId);
    expect(bookings.map(({ amountPaid }) => amountPaid)).toEqual([0, 12_000, 12_000]);
    await app.runJobs();
    for (const { email, confirmationCode } of bookings) {
      expect(app.mailbox.to(email).filter(({ text }) => text.includes(confirmationCode))).toHaveLength(1);
    }
    expect(await listMoneyWithoutVisits(app)).toEqual([]);
  });

  test('that presses Pay three times is charged once', async () => {
    const morning = await openMorning([3]);
    const held = await fillIn(morning.slots[0]!, [{}, byCard, byCard]);
    const presses = await Promise.all([charge(held), charge(held), charge(held)]);
    expect(new Set(presses.map((press_) => press_.success && press_.data)).size).toBe(1);
    const confirmed = await Promise.all([1, 2, 3].map(() => confirm(held.draftId)));
    expect(confirmed[1]).toEqual(confirmed[0]);
    expect(confirmed[2]).toEqual(confirmed[0]);
    const { rows } = await app.pool.query(
      `select count(*)::int as payments, count(distinct payment_intent_id)::int as intents from payments
       where subject_id = (select household_id from drafts d join holds h on h.draft_id = d.id where h.slot_id = $1 limit 1)`,
      [morning.slots[0]!],
    );
    expect(rows).toEqual([{ payments: 1, intents: 1 }]);
  });

  test('of whom one cannot be confirmed is not charged, and the answer says whose visit it is', async () => {
    const morning = await openMorning([9, 9]);
    const twin = { patient_first_name: 'Only', patient_last_name: 'Once', date_of_birth: '1990-01-01' };
    const held = await fillIn(morning.slots[0]!, [byCard, twin, byCard]);
    const charged = await charge(held);
    if (!charged.success) throw new Error(charged.errorMessage);
    // The same patient is booked elsewhere after the card was authorized.
    await book(morning.slots[1]!, [twin, {}]);
    expect(await confirm(held.draftId)).toMatchObject({
      success: false,
      person: 2,
      resetCharge: true,
      errorMessage: expect.stringMatching(/^Only Once: /),
    });
    expect((await intentOf(charged.data)).status).toBe('canceled');
    expect((await view(held.draftId)).household!.people.every(({ isHeld }) => isHeld)).toBe(true);
    expect(await listMoneyWithoutVisits(app)).toEqual([]);
    // And no card is asked for while that is so.
    expect(await charge(held)).toMatchObject({ success: false, errorMessage: /^Only Once: / });
  });

  test('that grows or changes after the card was authorized has to see the new sum first', async () => {
    const morning = await openMorning([4]);
    const held = await fillIn(morning.slots[0]!, [byCard, byCard]);
    const { household } = await view(held.draftId);
    const charged = await charge(held);
    if (!charged.success) throw new Error(charged.errorMessage);
    await app.api.households.addPerson({ draftId: held.draftId });
    expect((await intentOf(charged.data)).status).toBe('canceled');
    await register(held.draftId, 3, byCard);
    const late = await app.api.households.confirm({ draftId: held.draftId, terms: household!.terms! });
    expect(late).toMatchObject({ success: false, code: 'terms-changed' });
    await charge(held);
    expect(await confirm(held.draftId)).toMatchObject({ success: true });
    expect((await bookingsOf(held.draftId)).map(({ amountPaid }) => amountPaid)).toEqual([
      12_000, 12_000, 12_000,
    ]);
  });

  test('whose money cannot be captured is not booked at all, and everyone’s time is held again', async () => {
    const morning = await openMorning([3]);
    const held = await fillIn(morning.slots[0]!, [{}, byCard, byCard]);
    const charged = await charge(held);
    if (!charged.success) throw new Error(charged.errorMessage);
    await app.deps.stripe.paymentIntents.cancel(charged.data);
    expect(await confirm(held.draftId)).toMatchObject({ success: false, resetCharge: true });
    const { household } = await view(held.draftId);
    expect(household!.people.map(({ isHeld, bookingId }) => [isHeld, bookingId])).toEqual([
      [true, null],
      [true, null],
      [true, null],
    ]);
    expect(await takenOf(morning)).toEqual([3]);
    const { holdToken } = (await view(held.draftId)).hold!;
    expect(await charge({ ...held, holdToken })).toMatchObject({ success: true });
    expect(await confirm(held.draftId)).toMatchObject({ success: true });
  });

  test('shows nobody as booked while the capture is in doubt, and everyone once it is known', async () => {
    const morning = await openMorning([3]);
    const held = await fillIn(morning.slots[0]!, [{}, byCard, byCard]);
    await charge(held);
    app.standIn.plan({ operation: 'payment_intents.capture', kind: 'error', times: 1000 });
    expect(await confirm(held.draftId)).toMatchObject({ success: false, code: 'unavailable' });
    const { rows } = await app.pool.query(
      `select distinct a.status from appointments a where a.slot_id = $1`,
      [morning.slots[0]!],
    );
    expect(rows).toEqual([{ status: 'capturing' }]);
    app.standIn.clearFaults();
    await app.sweep('settle-payments');
    expect(await confirm(held.draftId)).toMatchObject({ success: true });
    expect(await listMoneyWithoutVisits(app)).toEqual([]);
  });
});
