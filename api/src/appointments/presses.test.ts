import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertSlot,
  openPlace,
  type HeldDraft,
} from '../../testing/booking-fixture';
import { startShop, type Shop } from '../../testing/shop';

let app: Shop;
let locationId: string;
let nextSlot: () => Promise<string>;
beforeAll(async () => {
  app = await startShop();
  await app.moveClock({ at: fixedMorning });
  ({ locationId, nextSlot } = await openPlace(app));
});
afterEach(() => app.standIn.clearFaults());
afterAll(() => app.close());

const holdAntigen = async () => holdWithCompleteDraft(app, await nextSlot(), { testType: 'Antigen' });

const charge = ({ draftId, hold }: HeldDraft, token = 'tok_visa') =>
  app.api.appointments.createCharge({ token, testType: 'Antigen', draftId, holdToken: hold.holdToken });

/** What Stripe holds or has taken for the visits that this test paid for. */
async function heldBy({ slotId }: HeldDraft) {
  const { rows } = await app.pool.query<{ id: string }>(
    'select p.id from payments p join holds h on h.draft_id = p.subject_id where h.slot_id = $1',
    [slotId],
  );
  const mine = new Set(rows.map(({ id }) => id));
  const { data } = await app.deps.stripe.paymentIntents.list({ limit: 100 });
  return data
    .filter(({ metadata, status }) => mine.has(metadata.paymentId ?? '') && status !== 'canceled')
    .map(({ status }) => status);
}

describe('simultaneous presses', () => {
  test('three make one authorization and share it', async () => {
    const held = await holdAntigen();
    const outcomes = await Promise.all([charge(held), charge(held), charge(held)]);
    expect(new Set(outcomes.map((outcome) => JSON.stringify(outcome))).size).toBe(1);
    expect(outcomes[0]).toMatchObject({ success: true, requiresAction: false });
    expect(await heldBy(held)).toEqual(['requires_capture']);
  });

  test('the second waits while Stripe is slow, and gets the result of the first', async () => {
    const held = await holdAntigen();
    app.standIn.plan({ operation: 'payment_intents.confirm', kind: 'latency', ms: 1500 });
    const first = charge(held);
    await expect.poll(async () => (await heldBy(held)).length).toBe(1);
    const second = charge(held);
    expect(await second).toEqual(await first);
    expect(await heldBy(held)).toEqual(['requires_capture']);
  });

  test('get the same question from the bank', async () => {
    const held = await holdAntigen();
    const [one, other] = await Promise.all([
      charge(held, 'tok_threeDSecure2Required'),
      charge(held, 'tok_threeDSecure2Required'),
    ]);
    expect(one).toMatchObject({ success: true, requiresAction: true });
    expect(other).toEqual(one);
  });
});

test('another card typed while the bank still asks about the first is the one that is authorized', async () => {
  const held = await holdAntigen();
  await charge(held, 'tok_threeDSecure2Required');
  const charged = await charge(held, 'tok_mastercard');
  if (!charged.success) throw new Error(charged.errorMessage);
  const intent = await app.deps.stripe.paymentIntents.retrieve(charged.data, { expand: ['latest_charge'] });
  expect(intent).toMatchObject({
    status: 'requires_capture',
    latest_charge: { payment_method_details: { card: { brand: 'mastercard' } } },
  });
});

test('a lost answer is reported as unknown, and pressing again finds it', async () => {
  const held = await holdAntigen();
  app.standIn.plan({ operation: 'payment_intents.confirm', kind: 'timeout-after', ms: 1, times: 4 });
  app.standIn.plan({ operation: 'webhook:*', kind: 'drop', times: 4 });
  const unknown = await charge(held);
  expect(unknown).toMatchObject({ success: false, code: 'unavailable' });
  expect(!unknown.success && unknown.errorMessage).toContain('We do not know yet');
  app.standIn.clearFaults();
  expect(await charge(held)).toMatchObject({ success: true });
  expect(await heldBy(held)).toEqual(['requires_capture']);
});

describe('an incomplete visit', () => {
  test('is refused with its fields before its card is asked', async () => {
    const slotId = await insertSlot(app, locationId, '2026-12-09T15:00:00Z');
    const { data } = await app.api.drafts.create({ testType: 'Antigen' });
    const reserved = await app.api.appointments.reserve({ slotId, draftId: data.draftId });
    if (!reserved.success) throw new Error('not held');
    const held = { draftId: data.draftId, slotId, hold: reserved.data };
    const refused = await charge(held);
    expect(refused).toMatchObject({ success: false, code: 'bad-input' });
    expect(!refused.success && refused.errorData).toHaveProperty('patient_first_name');
    expect(await heldBy(held)).toEqual([]);
  });

  test('releases the authorization when it is confirmed, and says so', async () => {
    const held = await holdAntigen();
    await charge(held);
    await app.pool.query(
      'update drafts set assessment_sealed = null where id = (select draft_id from holds where slot_id = $1)',
      [held.slotId],
    );
    expect(await confirmHeld(app, held)).toMatchObject({
      success: false,
      code: 'bad-input',
      resetCharge: true,
      errorData: { assessment: expect.anything() },
    });
    expect(await heldBy(held)).toEqual([]);
  });
});

describe('confirming', () => {
  const termsOf = async ({ draftId }: HeldDraft) => (await app.api.drafts.get({ draftId })).data.terms!;
  const confirmWith = ({ draftId, slotId, hold }: HeldDraft, terms: string) =>
    app.api.appointments.confirm({ appointmentId: slotId, holdToken: hold.holdToken, draftId, terms });

  test('a visit that changed in another tab books nothing, releases the card and shows what changed', async () => {
    const held = await holdAntigen();
    const terms = await termsOf(held);
    await charge(held);
    await app.pool.query(`update locations set name = 'Prairie Clinic' where id = $1`, [locationId]);
    const refused = await confirmWith(held, terms);
    await app.pool.query(`update locations set name = 'Riverside Clinic' where id = $1`, [locationId]);
    expect(refused).toMatchObject({ success: false, code: 'terms-changed', resetCharge: true });
    expect(!refused.success && refused.changes?.map(({ name }) => name)).toEqual(['Location']);
    expect(await heldBy(held)).toEqual([]);
  });

  test('a visit whose card was released because its test changed shows what changed', async () => {
    const held = await holdAntigen();
    const terms = await termsOf(held);
    await charge(held);
    await app.api.drafts.update({ draftId: held.draftId, testType: 'RT-PCR' });
    expect(await heldBy(held)).toEqual([]);
    const refused = await confirmWith(held, terms);
    expect(refused).toMatchObject({ success: false, code: 'terms-changed' });
    expect(!refused.success && refused.changes?.map(({ name }) => name)).toContain('Test');
  });

  test('waits for another tab that is changing the visit, and then books nothing', async () => {
    const held = await holdAntigen();
    const terms = await termsOf(held);
    await charge(held);
    const otherTab = await app.pool.connect();
    await otherTab.query('begin');
    await otherTab.query(
      `update drafts set test_type = 'RT-PCR' where id = (select draft_id from holds where slot_id = $1)`,
      [held.slotId],
    );
    const pressed = confirmWith(held, terms);
    const waiting = async () => {
      const { rowCount } = await app.pool.query(
        `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rowCount;
    };
    await expect.poll(waiting).toBeGreaterThan(0);
    await otherTab.query('commit');
    otherTab.release();
    expect(await pressed).toMatchObject({ success: false, code: 'terms-changed', resetCharge: true });
    expect(await heldBy(held)).toEqual([]);
  });

  test('at a location that no longer offers the test books nothing and releases the card', async () => {
    const held = await holdAntigen();
    await charge(held);
    await app.pool.query(`update locations set test_types = '{RT-PCR}' where id = $1`, [locationId]);
    const refused = await confirmHeld(app, held);
    await app.pool.query(`update locations set test_types = '{RT-PCR,Antigen}' where id = $1`, [locationId]);
    expect(refused).toMatchObject({ success: false, code: 'conflict', resetCharge: true });
    expect(await heldBy(held)).toEqual([]);
  });

  test('a canceled booking is refused', async () => {
    const held = await holdAntigen();
    await charge(held);
    const booked = await confirmHeld(app, held);
    if (!booked.success) throw new Error(booked.errorMessage);
    await app.pool.query(`update appointments set status = 'cancelled' where id = $1`, [
      booked.data.bookingId,
    ]);
    expect(await confirmHeld(app, held)).toMatchObject({
      success: false,
      code: 'already-cancelled',
      resetCharge: false,
    });
  });
});

test('one authorization books one visit, even if two are confirmed with it at once', async () => {
  const { appointments } = app.api;
  const charged = await appointments.createCharge({ token: 'tok_visa', testType: 'Antigen' });
  if (!charged.success) throw new Error(charged.errorMessage);
  const { makeAssessment, makeVisitAnswers } = await import('@larkwell/contracts/testing');
  const confirmAt = async (minute: string) => {
    const appointmentId = await insertSlot(app, locationId, `2026-12-08T15:${minute}:00Z`);
    const held = await appointments.reserve({ slotId: appointmentId });
    if (!held.success) throw new Error(held.errorMessage);
    const visitInfo = {
      ...makeVisitAnswers({ payment_charge_id: charged.data }),
      test_type: 'Antigen' as const,
    };
    const { holdToken } = held.data;
    return () => appointments.confirm({ appointmentId, holdToken, visitInfo, assessment: makeAssessment() });
  };
  const presses = [await confirmAt('00'), await confirmAt('10')];
  const outcomes = await Promise.all(presses.map((press) => press()));
  expect(outcomes.filter(({ success }) => success)).toHaveLength(1);
  const { rows } = await app.pool.query(
    'select id from appointments where payment_id is not null and status = $1 and slot_id in (select id from slots where starts_at::date = $2)',
    ['active', '2026-12-08'],
  );
  expect(rows).toHaveLength(1);
});
