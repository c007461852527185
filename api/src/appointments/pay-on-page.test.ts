import { afterAll, describe, expect, test } from 'vitest';
import { startAntigenVisits } from '../../testing/antigen-visits';
import { agreeTo, type HeldDraft } from '../../testing/booking-fixture';
import { cardPicture } from '../../testing/card-picture';
import { payOnPage } from '../../testing/pay-on-page';

const { app, hold, makeLink, nextSlot, openPage, stateOf } = await startAntigenVisits({ webhooks: false });
afterAll(() => app.close());

const takenOf = async (slotId: string) =>
  (await app.pool.query<{ taken: number }>('select taken from slots where id = $1', [slotId])).rows[0]!.taken;

const intents = async () => (await app.deps.stripe.paymentIntents.list({ limit: 100 })).data;

describe('a visit paid on Stripe’s page', () => {
  test('waits for the payment, then is booked by the return alone', async () => {
    const held = await hold();
    const url = await openPage(held);
    expect(await stateOf(held)).toMatchObject({ state: 'waiting' });
    expect(await payOnPage(url)).toContain('/payment/return');
    const state = await stateOf(held);
    expect(state.state).toBe('confirmed');
    const { data } = await app.api.appointments.getConfirmation({ bookingId: state.bookingId! });
    expect(data.amountPaid).toBe(7000);
  });

  test('is called neither paid nor unpaid while Stripe cannot be reached, even after its time is over', async () => {
    const held = await hold();
    await payOnPage(await openPage(held));
    await app.moveClock({ advanceSeconds: 1501 });
    app.standIn.plan({ operation: 'checkout.sessions.retrieve', kind: 'error', times: 3 });
    expect(await stateOf(held)).toEqual({
      state: 'unknown',
      bookingId: null,
      errorMessage: expect.stringContaining('We do not know yet'),
    });
    expect((await stateOf(held)).state).toBe('confirmed');
  });

  test('opens the same page again', async () => {
    const held = await hold();
    expect(await openPage(held)).toBe(await openPage(held));
  });

  test('is booked by the reconciler when no webhook arrives and the browser is closed', async () => {
    const held = await hold();
    await payOnPage(await openPage(held));
    await app.sweep('settle-payments');
    expect((await stateOf(held)).state).toBe('confirmed');
    expect(app.mailbox.to(held.email)).toHaveLength(1);
  });

  test('does not open before every section is complete', async () => {
    const slotId = await nextSlot();
    const { data } = await app.api.drafts.create({ testType: 'Antigen' });
    const reserved = await app.api.appointments.reserve({ slotId, draftId: data.draftId });
    if (!reserved.success) throw new Error('not held');
    const { holdToken } = reserved.data;
    const opened = await app.api.appointments.createCheckoutSession({ draftId: data.draftId, holdToken });
    expect(opened).toMatchObject({ success: false, code: 'bad-input' });
    expect(!opened.success && opened.errorData).toHaveProperty('patient_first_name');
  });
});

describe('a Stripe page whose visit changes', () => {
  const otherTest = async ({ draftId }: HeldDraft) => app.api.drafts.update({ draftId, testType: 'RT-PCR' });
  const otherTime = async ({ draftId }: HeldDraft) => {
    const slotId = await nextSlot();
    const reserved = await app.api.appointments.reserve({ slotId, draftId });
    if (!reserved.success) throw new Error(reserved.errorMessage);
  };
  const otherPicture = async ({ draftId }: HeldDraft) => {
    const { uploadInsuranceImage } = app.api.uploads;
    await uploadInsuranceImage({ draftId, side: 'front', file: await cardPicture() });
  };
  const changes = [
    ['to another test', otherTest],
    ['to another time', otherTime],
    ['to another picture of the insurance card', otherPicture],
  ] as const;

  test.each(changes)('%s is closed by a call at once', async (_to, change) => {
    const held = await hold();
    const url = await openPage(held);
    await change(held);
    expect(await payOnPage(url)).toBeNull();
  });

  test.each(changes)('%s after payment books nothing, and the money is released', async (_to, change) => {
    const held = await hold();
    await payOnPage(await openPage(held));
    await change(held);
    expect((await intents())[0]).toMatchObject({ status: 'canceled', amount_received: 0 });
    expect((await stateOf(held)).state).toBe('refused');
  });

  test('to have no insurance card pictures is closed by a call at once', async () => {
    const held = await hold();
    const { uploadInsuranceImage, removeInsuranceImage } = app.api.uploads;
    const { draftId } = held;
    const { data } = await uploadInsuranceImage({ draftId, side: 'back', file: await cardPicture() });
    await agreeTo(app, held);
    const url = await openPage(held);
    await removeInsuranceImage({ draftId, key: data.key });
    expect(await payOnPage(url)).toBeNull();
  });

  test('stays open, and the change is kept, while Stripe cannot be reached', async () => {
    const held = await hold();
    const url = await openPage(held);
    app.standIn.plan({ operation: 'checkout.sessions.expire', kind: 'error', times: 9 });
    const { data } = await app.api.drafts.update({ draftId: held.draftId, testType: 'RT-PCR' });
    app.standIn.clearFaults();
    expect(data.testType).toBe('RT-PCR');
    await app.sweep('settle-payments');
    expect(await payOnPage(url)).toBeNull();
  });
});

describe('at the end of a hold', () => {
  test('closes Stripe’s page by a call before it frees the place', async () => {
    const held = await hold();
    const url = await openPage(held);
    await app.moveClock({ advanceSeconds: 1501 });
    expect(await takenOf(held.slotId)).toBe(1);
    await app.sweep('release-holds');
    expect(await takenOf(held.slotId)).toBe(0);
    expect(await payOnPage(url)).toBeNull();
    expect((await stateOf(held)).state).toBe('expired');
  });

  test('keeps the place held while Stripe cannot be reached', async () => {
    const held = await hold();
    await openPage(held);
    await app.moveClock({ advanceSeconds: 1501 });
    app.standIn.plan({ operation: '*', kind: 'error' });
    await app.sweep('release-holds');
    expect(await takenOf(held.slotId)).toBe(1);
    app.standIn.clearFaults();
    await app.sweep('release-holds');
    expect(await takenOf(held.slotId)).toBe(0);
  });

  test('late money gets the place if it is still free', async () => {
    const held = await hold();
    const url = await openPage(held);
    await payOnPage(url);
    await app.moveClock({ advanceSeconds: 1501 });
    await app.sweep('release-holds');
    expect((await stateOf(held)).state).toBe('confirmed');
    expect(await takenOf(held.slotId)).toBe(1);
  });

  test('late money is returned when someone else has the place, and the person is told', async () => {
    const held = await hold();
    await payOnPage(await openPage(held));
    await app.moveClock({ advanceSeconds: 1501 });
    await app.pool.query(`update holds set state = 'expired' where slot_id = $1`, [held.slotId]);
    await app.sweep('settle-payments');
    const state = await stateOf(held);
    expect(state).toMatchObject({
      state: 'refused',
      errorMessage: expect.stringContaining('You were not charged'),
    });
    expect((await intents())[0]).toMatchObject({ status: 'canceled', amount_received: 0 });
    const [mail] = app.mailbox.to(held.email);
    expect(mail?.subject).toBe('You were not charged for a test visit');
  });
});

describe('a link for another device', () => {
  test('is mailed, opens Stripe’s page, and completes the booking without this browser', async () => {
    const held = await hold();
    const made = await app.api.appointments.createPayLink({
      draftId: held.draftId,
      holdToken: held.hold.holdToken,
      email: 'phone@example.com',
    });
    if (!made.success) throw new Error(made.errorMessage);
    await app.runJobs();
    expect(app.mailbox.to('phone@example.com').at(-1)?.text).toContain(made.data.url);
    expect(made.data.qrSvg).toMatch(/^<svg/);
    const linkId = made.data.url.split('/').at(-1)!;
    const offered = await app.api.appointments.getPayLink({ linkId });
    expect(offered).toMatchObject({
      data: { testType: 'Antigen', amount: 7000, endsAt: held.hold.endsAt, slot: { id: held.slotId } },
    });
    expect(JSON.stringify(offered)).not.toContain(held.hold.holdToken);
    const opened = await app.api.appointments.openPayLink({ linkId });
    if (!opened.success) throw new Error(opened.errorMessage);
    expect(opened.data).toMatchObject({ testType: 'Antigen', amount: 7000 });
    await payOnPage(opened.data.url);
    expect((await stateOf(held)).state).toBe('confirmed');
    const used = { success: false, code: 'already-paid' };
    expect(await app.api.appointments.openPayLink({ linkId })).toMatchObject(used);
    expect(await app.api.appointments.getPayLink({ linkId })).toMatchObject(used);
  });

  test('leads nowhere after the hold', async () => {
    const held = await hold();
    const linkId = await makeLink(held);
    await app.moveClock({ advanceSeconds: 1501 });
    expect(await app.api.appointments.openPayLink({ linkId })).toMatchObject({ code: 'hold-expired' });
    expect(await app.api.appointments.getPayLink({ linkId })).toMatchObject({ code: 'hold-expired' });
  });

  test('that nobody made is not said to have expired', async () => {
    const linkId = 'made-up';
    expect(await app.api.appointments.openPayLink({ linkId })).toMatchObject({ code: 'not-found' });
    expect(await app.api.appointments.getPayLink({ linkId })).toMatchObject({ code: 'not-found' });
  });
});
