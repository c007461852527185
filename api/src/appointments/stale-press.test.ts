import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  agreeTo,
  fixedMorning,
  holdWithCompleteDraft,
  openPlace,
  saveAllSections,
  type HeldDraft,
} from '../../testing/booking-fixture';
import { startShop, type Shop } from '../../testing/shop';
import { getDraft } from '../drafts';

// One tab shows a visit for one child, and another tab writes the other child into the same draft.
let app: Shop;
let nextSlot: () => Promise<string>;
let families = 0;
beforeAll(async () => {
  app = await startShop({ webhooks: false });
  await app.moveClock({ at: fixedMorning });
  ({ nextSlot } = await openPlace(app));
});
afterAll(() => app.close());

const first = { patient_first_name: 'Ada', patient_last_name: 'Fields' };
const second = { patient_first_name: 'Cora', patient_last_name: 'Brooks' };

async function showFirst(answers: Partial<VisitAnswers> = {}) {
  families += 1;
  const email = `family${families}@example.com`;
  const held = await holdWithCompleteDraft(app, await nextSlot(), {
    answers: { payment_select: '1', patient_email: email, ...first, ...answers },
  });
  return { ...held, email, shown: (await read(held)).terms! };
}

const read = async ({ draftId }: HeldDraft) => (await app.api.drafts.get({ draftId })).data;

/** The other tab: saves everything again, including the consent. */
const writeSecond = ({ draftId }: HeldDraft, answers: Partial<VisitAnswers> = {}) =>
  saveAllSections(app, draftId, {
    payment_select: '1',
    patient_email: `other${families}@example.com`,
    ...second,
    ...answers,
  });

const money = async () => (await app.deps.stripe.paymentIntents.list({ limit: 100 })).data.length;
const named = { name: 'Patient', before: 'Ada Fields', now: 'Cora Brooks' };
const stale = {
  success: false,
  code: 'terms-changed',
  changes: expect.arrayContaining([named]),
};

const presses = {
  Pay: ({ draftId, hold: { holdToken }, shown: terms }: Shown) =>
    app.api.appointments.createCharge({ token: 'tok_visa', testType: 'RT-PCR', draftId, holdToken, terms }),
  'the secure page': ({ draftId, hold: { holdToken }, shown: terms }: Shown) =>
    app.api.appointments.createCheckoutSession({ draftId, holdToken, terms }),
  'another device': ({ draftId, hold: { holdToken }, shown: terms }: Shown) =>
    app.api.appointments.createPayLink({ draftId, holdToken, terms }),
  'confirm a card that was approved': ({ draftId, slotId, hold: { holdToken }, shown: terms }: Shown) =>
    app.api.appointments.confirm({ appointmentId: slotId, draftId, holdToken, terms }),
};
type Shown = Awaited<ReturnType<typeof showFirst>>;

describe('a page that shows a patient whom another tab has since replaced', () => {
  test.each(Object.entries(presses))('pays and books nothing by %s', async (_button, press) => {
    const held = await showFirst();
    await writeSecond(held);
    const before = await money();
    expect(await press(held)).toMatchObject(stale);
    expect(await money()).toBe(before);
    expect((await read(held)).bookingId).toBeNull();
    await app.runJobs();
    for (const to of [held.email, `other${families}@example.com`]) expect(app.mailbox.to(to)).toEqual([]);
  });

  test('saves no consent, and names both patients', async () => {
    const held = await showFirst({ payment_select: '0' });
    await writeSecond(held, { payment_select: '0' });
    const { draftId } = held;
    const answers = { is_acknowledge: true };
    await app.api.drafts.update({
      draftId,
      section: {
        name: 'medical',
        answers: { received_vaccine: '0', first_time_vaccine: '1', medical_condition: '0', is_pregnant: '1' },
      },
    });
    await expect(
      app.api.drafts.update({ draftId, section: { name: 'consent', answers }, terms: held.shown }),
    ).rejects.toMatchObject({ status: 409, data: { code: 'terms-changed', changes: stale.changes } });
    expect((await read(held)).completedSections).not.toContain('consent');
  });

  test('continues with the terms that the refusal returns', async () => {
    const held = await showFirst();
    await writeSecond(held);
    const refused = await presses.Pay(held);
    if (refused.success || !refused.terms) throw new Error('it was not refused');
    expect(await presses.Pay({ ...held, shown: refused.terms })).toMatchObject({ success: true });
  });
});

test('a visit whose patient changed after the consent says so when it is opened, with both names', async () => {
  const held = await showFirst();
  const section = { name: 'patient', answers: { ...(await read(held)).visitInfo, ...second } } as const;
  await app.api.drafts.update({ draftId: held.draftId, section });
  expect((await read(held)).changes).toEqual([named]);
  await agreeTo(app, held);
  expect((await read(held)).changes).toEqual([]);
});

test('a booked visit still reports what it was booked for', async () => {
  const held = await showFirst({
    payment_select: '0',
    heath_insurance: '0',
    confirm_no_health_insurance: true,
  });
  const { draftId, slotId, hold } = held;
  const booked = await app.api.appointments.confirm({
    appointmentId: slotId,
    draftId,
    holdToken: hold.holdToken,
  });
  expect(booked).toMatchObject({ success: true });
  expect((await read(held)).terms).toBe(held.shown);
});

test('no stored terms contain the name or an answer, and a link that others open returns none', async () => {
  const held = await showFirst({ patient_first_name: 'Zebulon' });
  const name = (text: string) =>
    text
      .split('.')
      .map((part) => Buffer.from(part, 'base64url').toString())
      .join();
  expect(name(held.shown)).toContain('Zebulon Fields');
  const made = await presses['another device'](held);
  if (!made.success) throw new Error(made.errorMessage);
  expect(await presses['the secure page'](held)).toMatchObject({ success: true });
  const { id } = await getDraft(app.deps, held.draftId);
  const { rows } = await app.pool.query<{ terms: string | null }>(
    `select terms from payments where subject_id = $1 union all select terms from pay_links where subject_id = $1
     union all select agreed_terms from drafts where id = $1`,
    [id],
  );
  expect(rows).toHaveLength(3);
  const link = await app.api.appointments.getPayLink({ linkId: made.data.url.split('/').at(-1)! });
  if (!link.success) throw new Error(link.errorMessage);
  for (const terms of [link.data.terms, ...rows.map((row) => row.terms!)]) {
    expect(name(terms)).toContain('Riverside Clinic');
    expect(name(terms)).not.toMatch(/Zebulon|Fields|example\.com/);
  }
});
