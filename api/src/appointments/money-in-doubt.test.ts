import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { startAntigenVisits } from '../../testing/antigen-visits';
import { confirmHeld, type HeldDraft } from '../../testing/booking-fixture';
import { payOnPage } from '../../testing/pay-on-page';

// A visit is paid by a link on another device. The webhook is lost, and Stripe cannot be reached.
const { app, hold, nextSlot } = await startAntigenVisits({ webhooks: false });
afterEach(() => app.standIn.clearFaults());
afterAll(() => app.close());

const unknown = expect.stringContaining('We do not know yet whether the payment went through.');
const notCharged = expect.stringMatching(/ You have not been charged\.$/);

async function payByLink() {
  const held = await hold();
  const {
    draftId,
    hold: { holdToken },
  } = held;
  const terms = (await app.api.drafts.get({ draftId })).data.terms!;
  const made = await app.api.appointments.createPayLink({ draftId, holdToken, terms });
  if (!made.success) throw new Error(made.errorMessage);
  const linkId = made.data.url.split('/').at(-1)!;
  const opened = await app.api.appointments.openPayLink({ linkId });
  if (!opened.success) throw new Error(opened.errorMessage);
  await payOnPage(opened.data.url);
  return { ...held, linkId, terms };
}
type Paid = Awaited<ReturnType<typeof payByLink>>;

const loseStripe = () => app.standIn.plan({ operation: '*', kind: 'error', times: 1000 });

async function takeAnotherTime<Held extends HeldDraft>(held: Held): Promise<Held> {
  const slotId = await nextSlot();
  const reserved = await app.api.appointments.reserve({ slotId, draftId: held.draftId });
  if (!reserved.success) throw new Error(reserved.errorMessage);
  return { ...held, slotId, hold: reserved.data };
}

const held = () => app.deps.stripe.paymentIntents.list({ limit: 1 });

describe('a paid link for a visit that then changed', () => {
  test('does not say that nothing was charged before Stripe has said so', async () => {
    const paid = await payByLink();
    loseStripe();
    await takeAnotherTime(paid);
    const { linkId } = paid;
    for (const answer of [
      await app.api.appointments.getPayLink({ linkId }),
      await app.api.appointments.openPayLink({ linkId }),
    ]) {
      expect(answer).toEqual({ success: false, code: 'unavailable', errorMessage: unknown });
    }
    app.standIn.clearFaults();
    expect(await app.api.appointments.getPayLink({ linkId })).toEqual({
      success: false,
      code: 'terms-changed',
      errorMessage: notCharged,
    });
    expect((await held()).data).toMatchObject([{ status: 'canceled', amount: 7000 }]);
  });

  const presses = {
    card: ({ draftId, hold: { holdToken }, terms }: Paid) =>
      app.api.appointments.createCharge({
        token: 'tok_visa',
        testType: 'Antigen',
        draftId,
        holdToken,
        terms,
      }),
    'card without terms': ({ draftId, hold: { holdToken } }: Paid) =>
      app.api.appointments.createCharge({ token: 'tok_visa', testType: 'RT-PCR', draftId, holdToken }),
    'secure page': ({ draftId, hold: { holdToken }, terms }: Paid) =>
      app.api.appointments.createCheckoutSession({ draftId, holdToken, terms }),
    'another link': ({ draftId, hold: { holdToken }, terms }: Paid) =>
      app.api.appointments.createPayLink({ draftId, holdToken, terms }),
    confirmation: (paid: Paid) => confirmHeld(app, paid),
  };
  test.each(Object.entries(presses))(
    'tells a person who presses by %s what is known about the money',
    async (_by, press) => {
      const paid = await payByLink();
      loseStripe();
      const moved = await takeAnotherTime(paid);
      expect(await press(moved)).toMatchObject({ code: 'terms-changed', errorMessage: unknown });
      app.standIn.clearFaults();
      expect(await press(moved)).toMatchObject({ code: 'terms-changed', errorMessage: notCharged });
    },
  );
});

test('an earlier Stripe page is in doubt while Stripe cannot be reached', async () => {
  const { draftId } = await payByLink();
  expect((await app.api.drafts.get({ draftId })).data.hasPayment).toBe(true);
  loseStripe();
  expect((await app.api.appointments.paymentState({ draftId })).data.state).toBe('unknown');
  app.standIn.clearFaults();
  expect((await app.api.appointments.paymentState({ draftId })).data.state).toBe('confirmed');
  expect((await app.api.drafts.get({ draftId })).data.hasPayment).toBe(false);
});
