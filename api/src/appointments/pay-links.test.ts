import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startAntigenVisits, type HeldVisit } from '../../testing/antigen-visits';
import { agreeTo } from '../../testing/booking-fixture';
import { payOnPage } from '../../testing/pay-on-page';

const { app, hold, makeLink, nextSlot } = await startAntigenVisits({ webhooks: false });
let held: HeldVisit;
let linkId: string;
beforeEach(async () => {
  held = await hold();
  linkId = await makeLink(held);
});
afterAll(() => app.close());

const change = (changes: object) => app.api.drafts.update({ draftId: held.draftId, ...changes });
const chooseCard = () => change({ section: { name: 'payment', answers: { payment_select: '1' } } });
const chooseNoCost = () =>
  change({
    section: {
      name: 'payment',
      answers: { payment_select: '0', heath_insurance: '0', confirm_no_health_insurance: true },
    },
  });
const takeAnotherTime = async () =>
  void (await app.api.appointments.reserve({ slotId: await nextSlot(), draftId: held.draftId }));

/** The answer to a link whose visit has changed. It says nothing about the change. */
const over = {
  success: false,
  code: 'terms-changed',
  errorMessage: expect.stringContaining('changed after this link was made'),
};

describe('a pay link whose visit changed', () => {
  test.each([
    [
      'to another test, paid by card',
      async () => void (await change({ testType: 'RT-PCR' }), await chooseCard()),
    ],
    ['to another test, payment not chosen', () => change({ testType: 'RT-PCR' })],
    ['to a visit at no cost', async () => void (await change({ testType: 'RT-PCR' }), await chooseNoCost())],
    ['to another time', takeAnotherTime],
  ])('%s no longer works', async (_to, makeChange) => {
    const before = await app.api.appointments.getPayLink({ linkId });
    if (!before.success) throw new Error(before.errorMessage);
    await makeChange();
    const { data: draft } = await app.api.drafts.get({ draftId: held.draftId });
    expect(await app.api.appointments.getPayLink({ linkId })).toEqual(over);
    for (const terms of [undefined, before.data.terms, draft.terms!]) {
      expect(await app.api.appointments.openPayLink({ linkId, terms })).toEqual(over);
    }
  });

  test('still allows a new link for the visit as it is now', async () => {
    await change({ testType: 'RT-PCR' });
    await chooseCard();
    await agreeTo(app, held);
    const opened = await app.api.appointments.openPayLink({ linkId: await makeLink(held) });
    if (!opened.success) throw new Error(opened.errorMessage);
    expect(opened.data.amount).toBe(12_000);
    await payOnPage(opened.data.url);
    const { data } = await app.api.appointments.paymentState({ draftId: held.draftId });
    expect(data.state).toBe('confirmed');
  });
});
