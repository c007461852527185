import { makeAssessment } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  agreeTo,
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  openPlace,
} from '../../testing/booking-fixture';
import type { HeldDraft } from '../../testing/booking-fixture';
import { cardPicture } from '../../testing/card-picture';
import { payOnPage } from '../../testing/pay-on-page';
import { startShop, type Shop } from '../../testing/shop';

let app: Shop;
let nextSlot: () => Promise<string>;
let people = 0;
beforeAll(async () => {
  app = await startShop({ webhooks: false });
  await app.moveClock({ at: fixedMorning });
  ({ nextSlot } = await openPlace(app));
});
afterAll(() => app.close());

async function holdAgreed(payment_select: '0' | '1'): Promise<HeldDraft> {
  people += 1;
  const answers = {
    payment_select,
    patient_email: `ada${people}@example.com`,
    patient_first_name: `Ada${people}`,
  };
  return holdWithCompleteDraft(app, await nextSlot(), { answers });
}

const read = async ({ draftId }: HeldDraft) => (await app.api.drafts.get({ draftId })).data;

async function moveTo(held: HeldDraft) {
  const slotId = await nextSlot();
  const reserved = await app.api.appointments.reserve({ slotId, draftId: held.draftId });
  if (!reserved.success) throw new Error(reserved.errorMessage);
  return { ...held, slotId, hold: reserved.data };
}

async function save(
  held: HeldDraft,
  changes: Omit<Parameters<Shop['api']['drafts']['update']>[0], 'draftId'>,
) {
  await app.api.drafts.update({ draftId: held.draftId, ...changes });
  return held;
}

const pregnant = {
  received_vaccine: '0',
  first_time_vaccine: '1',
  medical_condition: '0',
  is_pregnant: '1',
} as const;
const changes: [what: string, change: (held: HeldDraft) => Promise<HeldDraft>, told: string][] = [
  ['test', (held) => save(held, { testType: 'Antigen' }), 'Test'],
  ['time', moveTo, 'Time'],
  [
    'answers about health',
    (held) => save(held, { section: { name: 'medical', answers: pregnant } }),
    'Your answers',
  ],
  [
    'assessment',
    (held) => save(held, { assessment: makeAssessment({ closed_contact: '1' }) }),
    'Your answers',
  ],
  [
    'picture of the insurance card',
    async (held) => {
      const { uploadInsuranceImage } = app.api.uploads;
      await uploadInsuranceImage({ draftId: held.draftId, side: 'front', file: await cardPicture() });
      return held;
    },
    'Your answers',
  ],
];

const notAgreed = (told: string) => ({
  success: false,
  code: 'terms-changed',
  changes: expect.arrayContaining([expect.objectContaining({ name: told })]),
});

describe.each(changes)('a visit whose %s changed after the consent', (_what, change, told) => {
  const ways = {
    card: ({ draftId, hold: { holdToken } }: HeldDraft, testType: 'RT-PCR' | 'Antigen') =>
      app.api.appointments.createCharge({ token: 'tok_visa', testType, draftId, holdToken }),
    page: ({ draftId, hold: { holdToken } }: HeldDraft) =>
      app.api.appointments.createCheckoutSession({ draftId, holdToken }),
    link: ({ draftId, hold: { holdToken } }: HeldDraft) =>
      app.api.appointments.createPayLink({ draftId, holdToken }),
  };

  test('cannot be paid in any way until the person agrees again', async () => {
    const held = await change(await holdAgreed('1'));
    const draft = await read(held);
    for (const pay of Object.values(ways)) {
      expect(await pay(held, draft.testType!)).toMatchObject(notAgreed(told));
    }
    expect(draft.completedSections).not.toContain('consent');
    expect(draft.changes.map(({ name }) => name)).toContain(told);
    await agreeTo(app, held);
    expect(await ways.page(held)).toMatchObject({ success: true });
  });

  test('is not booked with an earlier authorization, which is released', async () => {
    const agreed = await holdAgreed('1');
    expect(await ways.card(agreed, 'RT-PCR')).toMatchObject({ success: true });
    const held = await change(agreed);
    expect(await confirmHeld(app, held)).toMatchObject(notAgreed(told));
    expect((await read(held)).payment_charge_id).toBeNull();
  });

  test('returns what was paid on Stripe’s page, and says why', async () => {
    const agreed = await holdAgreed('1');
    const opened = await ways.page(agreed);
    if (!opened.success) throw new Error(opened.errorMessage);
    await payOnPage(opened.data.url);
    const held = await change(agreed);
    await app.sweep('settle-payments');
    await app.runJobs();
    expect((await app.api.appointments.paymentState(held)).data).toEqual({
      state: 'refused',
      bookingId: null,
      errorMessage:
        'Your visit changed before your payment arrived. You were not charged. Check your answers and pay again.',
    });
    expect((await read(held)).bookingId).toBeNull();
    const [mail] = app.mailbox.to(`ada${people}@example.com`);
    expect(mail?.text).toContain('Your visit changed before your payment arrived');
  });

  test('no longer opens by the mailed link', async () => {
    const agreed = await holdAgreed('1');
    const made = await ways.link(agreed);
    if (!made.success) throw new Error(made.errorMessage);
    await change(agreed);
    const linkId = made.data.url.split('/').at(-1)!;
    expect(await app.api.appointments.openPayLink({ linkId })).toMatchObject({ code: 'terms-changed' });
  });
});

test('a no-cost visit that changed after the consent is booked once the person agrees again', async () => {
  const held = await moveTo(await holdAgreed('0'));
  expect(await confirmHeld(app, held)).toMatchObject(notAgreed('Time'));
  await agreeTo(app, held);
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
});

test('a consent to something that another tab has since changed is refused', async () => {
  const held = await holdAgreed('0');
  const { terms } = await read(held);
  await save(held, { section: { name: 'medical', answers: pregnant } });
  const section = { name: 'consent', answers: { is_acknowledge: true } } as const;
  await expect(save(held, { section, terms: terms! })).rejects.toMatchObject({
    status: 409,
    data: { code: 'terms-changed', changes: [{ name: 'Your answers' }] },
  });
  expect((await read(held)).completedSections).not.toContain('consent');
});

test('saving the same answers again keeps the consent', async () => {
  const held = await holdAgreed('0');
  await save(held, { section: { name: 'payment', answers: (await read(held)).visitInfo } });
  expect(await read(held)).toMatchObject({
    changes: [],
    completedSections: expect.arrayContaining(['consent']),
  });
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
});
