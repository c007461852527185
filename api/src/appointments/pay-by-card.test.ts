import { afterAll, describe, expect, test } from 'vitest';
import { startAntigenVisits } from '../../testing/antigen-visits';
import { confirmHeld } from '../../testing/booking-fixture';

const { app, hold, charge } = await startAntigenVisits();
afterAll(() => app.close());

const intentOf = (id: string) => app.deps.stripe.paymentIntents.retrieve(id);

describe('a visit paid by card', () => {
  test('is authorized first, at our price, and captured once it is booked', async () => {
    const held = await hold();
    const charged = await charge(held);
    if (!charged.success) throw new Error(charged.errorMessage);
    expect(await intentOf(charged.data)).toMatchObject({ status: 'requires_capture', amount: 7000 });
    const outcome = await confirmHeld(app, held);
    if (!outcome.success) throw new Error(outcome.errorMessage);
    expect(await intentOf(charged.data)).toMatchObject({ status: 'succeeded', amount_received: 7000 });
    const { data } = await app.api.appointments.getConfirmation(outcome.data);
    expect(data).toMatchObject({ amountPaid: 7000, testType: 'Antigen' });
    await app.standIn.webhooksSent();
    await app.sweep();
    const mails = app.mailbox.mails.filter((mail) => mail.text.includes(data.confirmationCode));
    expect(mails).toHaveLength(1);
    expect(mails[0]!.text).toContain('$70.00');
  });

  test('pressing Pay twice gives one charge', async () => {
    const held = await hold();
    const first = await charge(held);
    expect(await charge(held)).toEqual(first);
  });

  test('a page that shows another test charges nothing, and says what is different', async () => {
    const held = await hold();
    const charged = await app.api.appointments.createCharge({
      token: 'tok_visa',
      testType: 'RT-PCR',
      draftId: held.draftId,
      holdToken: held.hold.holdToken,
    });
    expect(charged).toMatchObject({ success: false, code: 'terms-changed', terms: expect.any(String) });
    expect(!charged.success && charged.changes).toContainEqual({
      name: 'Test',
      before: 'COVID-19 RT-PCR test',
      now: 'COVID-19 Antigen test',
    });
    const { rows } = await app.pool.query(
      'select 1 from payments where subject_id = (select draft_id from holds where slot_id = $1)',
      [held.slotId],
    );
    expect(rows).toEqual([]);
  });

  test('is refused in the specified words without an authorization, and the place stays held', async () => {
    const held = await hold();
    expect(await confirmHeld(app, held)).toMatchObject({
      success: false,
      errorMessage: 'Payment failed. Please try again',
      resetCharge: true,
    });
    await charge(held);
    expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  });

  test.each([
    ['tok_chargeDeclined', 'Your card was declined.'],
    ['tok_chargeDeclinedInsufficientFunds', 'Your card has insufficient funds.'],
    ['tok_chargeDeclinedExpiredCard', 'Your card has expired.'],
  ])('%s is answered in the bank’s words, and another card may follow', async (token, words) => {
    const held = await hold();
    expect(await charge(held, token)).toMatchObject({
      success: false,
      errorMessage: words,
      code: 'card-declined',
    });
    expect(await charge(held)).toMatchObject({ success: true });
  });

  test('no charge starts for an expired hold, and an authorized one is released', async () => {
    const late = await hold();
    const held = await hold();
    const charged = await charge(held);
    if (!charged.success) throw new Error(charged.errorMessage);
    await app.moveClock({ advanceSeconds: 1501 });
    expect(await charge(late)).toMatchObject({ success: false, code: 'hold-expired' });
    expect(await confirmHeld(app, held)).toMatchObject({
      success: false,
      code: 'hold-expired',
      resetCharge: true,
    });
    // The webhook of the authorization may be what releases it.
    await app.standIn.webhooksSent();
    expect((await intentOf(charged.data)).status).toBe('canceled');
  });
});

describe('a card whose bank asks a question', () => {
  test('is authorized after the answer, when the call is repeated', async () => {
    const held = await hold();
    const asked = await charge(held, 'tok_threeDSecure2Required');
    expect(asked).toMatchObject({ success: true, requiresAction: true });
    if (!asked.success) throw new Error(asked.errorMessage);
    expect(asked.clientSecret).toContain(asked.data);
    expect(await confirmHeld(app, held)).toMatchObject({ success: false, resetCharge: true });
    const bank = `${app.standIn.url}/3d-secure/${asked.data}`;
    await fetch(bank, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'answer=complete',
    });
    const repeated = await app.api.appointments.createCharge({
      testType: 'Antigen',
      draftId: held.draftId,
      holdToken: held.hold.holdToken,
      chargeId: asked.data,
    });
    expect(repeated).toMatchObject({ success: true, data: asked.data, requiresAction: false });
    expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  });
});
