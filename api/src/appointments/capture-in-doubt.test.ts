import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startAntigenVisits, type HeldVisit } from '../../testing/antigen-visits';
import { confirmHeld } from '../../testing/booking-fixture';
import { payOnPage } from '../../testing/pay-on-page';
import { giveProof } from './booking-proof';

// A visit is paid on Stripe's page and its place is taken. Then the money cannot be captured, or the answer
// is lost.
const { app, hold, makeLink, openPage, stateOf } = await startAntigenVisits({ webhooks: false });
afterEach(() => app.standIn.clearFaults());
afterAll(() => app.close());

type Paid = HeldVisit & { linkId: string };
const { appointments } = app.api;

async function payUncaptured(kind: string): Promise<Paid> {
  const held = await hold();
  const linkId = await makeLink(held);
  const url = await openPage(held);
  app.standIn.plan({ operation: 'payment_intents.capture', kind, ms: 1, times: 1000 } as never);
  await payOnPage(url);
  return { ...held, linkId };
}

const asked = ({ draftId, hold: { holdToken } }: Paid) => ({ draftId, holdToken });
const questions: Record<string, (paid: Paid) => Promise<unknown>> = {
  'the state of the payment': (paid) => appointments.paymentState({ draftId: paid.draftId }),
  'the pay link': ({ linkId }) => appointments.getPayLink({ linkId }),
  'a press on the pay link': ({ linkId }) => appointments.openPayLink({ linkId }),
  'another page': (paid) => appointments.createCheckoutSession(asked(paid)),
  'another link': (paid) => appointments.createPayLink(asked(paid)),
  'a card': (paid) => appointments.createCharge({ ...asked(paid), token: 'tok_visa', testType: 'Antigen' }),
  'a confirmation': (paid) => confirmHeld(app, paid),
};

describe.each(['error', 'timeout-after'])('while the capture ends in %s', (kind) => {
  test('every answer says that the outcome is not known yet, and nothing else about the money', async () => {
    const paid = await payUncaptured(kind);
    await stateOf(paid);
    expect((await app.api.drafts.getStart({ draftId: paid.draftId })).data.hasPayment).toBe(true);
    for (const [by, question] of Object.entries(questions)) {
      const answer = JSON.stringify(await question(paid));
      expect(answer, by).toContain('We do not know yet whether the payment went through.');
      expect(answer, by).not.toMatch(/not been charged|were not charged|already paid|expired/);
    }
  });

  test('the visit is booked at the next check, once Stripe captures', async () => {
    const paid = await payUncaptured(kind);
    expect(await stateOf(paid)).toMatchObject({ state: 'unknown', bookingId: null });
    app.standIn.clearFaults();
    expect(await stateOf(paid)).toMatchObject({ state: 'confirmed' });
    expect(await appointments.getPayLink({ linkId: paid.linkId })).toMatchObject({ code: 'already-paid' });
  });
});

test.each([
  ['never began', 'error'],
  ['was made, and its answer was lost', 'timeout-after'],
])(
  'a visit whose capture %s is not booked once it is given up, and does not claim that nobody paid',
  async (_how, kind) => {
    const paid = await payUncaptured(kind);
    await stateOf(paid);
    app.standIn.plan({ operation: 'payment_intents.capture', kind: 'error', times: 1000 });
    await app.moveClock({ advanceSeconds: 16 * 60 });
    await app.sweep('watch-payments');
    expect(await stateOf(paid)).toEqual({
      state: 'refused',
      bookingId: null,
      errorMessage:
        'We could not finish this booking, so you are not booked. If your card was charged, the whole amount goes back to it.',
    });
    const { hold: heldAgain } = (await app.api.drafts.get({ draftId: paid.draftId })).data;
    await openPage({ ...paid, hold: heldAgain! });
    expect(await stateOf(paid)).toMatchObject({ state: 'waiting', errorMessage: null });
  },
);

test('the lookup says only to its mailbox and its own browser that a visit is being paid', async () => {
  const paid = await payUncaptured('error');
  await stateOf(paid);
  const { draftId, email: userEmail } = paid;
  const list = (by: Partial<{ draftId: string; bookingProof: string }> = {}) => {
    const { bookingProof = 'none', ...asked } = by;
    return app.as({ bookingProof }).appointments.listBookings({ userEmail, ...asked });
  };
  const other = await hold();
  expect(await list()).toMatchObject({ data: [], isBeingPaid: false });
  expect(await list({ draftId: other.draftId })).toMatchObject({ isBeingPaid: false });
  expect(await list({ draftId })).toMatchObject({ data: [], isBeingPaid: true });
  const bookingProof = await giveProof(app.deps, userEmail);
  expect(await list({ bookingProof })).toMatchObject({ data: [], isBeingPaid: true });
  const elsewhere = await app.api.appointments.listBookings({ userEmail: 'other@example.com', draftId });
  expect(elsewhere).toMatchObject({ isBeingPaid: false });
  app.standIn.clearFaults();
  await app.api.appointments.paymentState({ draftId });
  expect(await list({ draftId })).toMatchObject({ data: [{ status: 'active' }], isBeingPaid: false });
});
