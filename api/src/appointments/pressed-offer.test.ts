import type { TestType } from '@larkwell/contracts/test-types';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { fixedMorning, insertLocation, insertSlot } from '../../testing/booking-fixture';
import { budgetSizes } from '../budgets';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { describeOffer } from '../locations';
import { sealTerms } from '../terms';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ budgets: budgetSizes(() => 1000) });
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

let step = 0;
/** A location with two free times, far from those of other tests. */
async function openPlace(offers: TestType[] = ['RT-PCR', 'Antigen'], near = 0) {
  step += near ? 0 : 1;
  const latitude = 5 + step * 5 + near;
  const id = await insertLocation(app, { latitude });
  await app.pool.query('update locations set test_types = $2, name = $3 where id = $1', [
    id,
    offers,
    `Place ${id}`,
  ]);
  const slots = [];
  for (const hour of [15, 16]) slots.push(await insertSlot(app, id, `2026-12-02T${hour}:00:00Z`, 2));
  return { id, slotId: slots[0]!, other: slots[1]! };
}

const begin = async (testType: TestType) =>
  (await app.api.drafts.create({ testType, searchLocation: 'Omaha, NE' })).data.draftId;

/** The terms of the location's times on a page for that test. */
async function termsOf({ slotId }: { slotId: string }, testType: TestType): Promise<string> {
  const { rows } = await app.pool.query(
    `select l.id, l.name, l.street, l.city, l.state, l.zip_code as "zipCode" from slots s
     join locations l on l.id = s.location_id where s.id = $1`,
    [slotId],
  );
  return sealTerms(describeOffer(rows[0], testType), app.deps.settings.keyring);
}

const holdsOf = async (slotId: string) =>
  (await app.pool.query<{ taken: number }>('select taken from slots where id = $1', [slotId])).rows[0]!.taken;

describe('pressing a time', () => {
  test('holds it when test, location and draft agree', async () => {
    const place = await openPlace();
    const draftId = await begin('Antigen');
    const terms = await termsOf(place, 'Antigen');
    const answer = await app.api.appointments.reserve({
      slotId: place.slotId,
      draftId,
      testType: 'Antigen',
      terms,
    });
    expect(answer).toMatchObject({ success: true });
  });

  test('holds nothing once the draft has another test; shows old beside new, and one press continues', async () => {
    const place = await openPlace();
    const draftId = await begin('RT-PCR');
    const pressed = {
      slotId: place.slotId,
      draftId,
      testType: 'RT-PCR' as const,
      terms: await termsOf(place, 'RT-PCR'),
    };
    await app.api.drafts.update({ draftId, testType: 'Antigen' });
    const answer = await app.api.appointments.reserve(pressed);
    expect(answer).toMatchObject({
      success: false,
      code: 'terms-changed',
      errorMessage: 'What you chose has changed since this page was shown. Nothing is held.',
      changes: [
        { name: 'Test', before: 'COVID-19 RT-PCR test', now: 'COVID-19 Antigen test' },
        { name: 'Price', before: 'No cost to you, or $120.00 by card', now: '$70.00 by card' },
      ],
      nearest: [{ id: place.other, locationName: `Place ${place.id}` }],
    });
    expect(await holdsOf(place.slotId)).toBe(0);
    const { terms } = answer as { terms?: string };
    expect(
      await app.api.appointments.reserve({ slotId: place.slotId, draftId, testType: 'Antigen', terms }),
    ).toMatchObject({ success: true });
  });

  test('holds nothing at a location that does not offer the other test; names the nearest one that does', async () => {
    const place = await openPlace(['RT-PCR']);
    const near = await openPlace(['Antigen'], 0.5);
    const draftId = await begin('RT-PCR');
    const terms = await termsOf(place, 'RT-PCR');
    await app.api.drafts.update({ draftId, testType: 'Antigen' });
    const answer = await app.api.appointments.reserve({
      slotId: place.slotId,
      draftId,
      testType: 'RT-PCR',
      terms,
    });
    expect(answer).toMatchObject({
      success: false,
      code: 'terms-changed',
      nearest: [{ id: near.slotId, locationName: `Place ${near.id}` }, { id: near.other }],
    });
    expect(answer).not.toHaveProperty('terms');
    expect(await holdsOf(place.slotId)).toBe(0);
  });

  test('is compared by test alone when the call sends no terms', async () => {
    const place = await openPlace();
    const draftId = await begin('Antigen');
    expect(
      await app.api.appointments.reserve({ slotId: place.slotId, draftId, testType: 'RT-PCR' }),
    ).toMatchObject({
      success: false,
      code: 'terms-changed',
      changes: [{ name: 'Test' }, { name: 'Price' }],
    });
    expect(await holdsOf(place.slotId)).toBe(0);
  });

  test('gets the current terms when it sends invalid ones', async () => {
    const place = await openPlace();
    const draftId = await begin('RT-PCR');
    expect(
      await app.api.appointments.reserve({
        slotId: place.slotId,
        draftId,
        testType: 'RT-PCR',
        terms: 'forged',
      }),
    ).toMatchObject({ success: false, code: 'terms-changed', changes: [], terms: expect.any(String) });
  });

  test('sets the test of a draft that has none yet', async () => {
    const place = await openPlace();
    const { draftId } = (await app.api.drafts.create({ searchLocation: '68102' })).data;
    await app.api.appointments.reserve({ slotId: place.slotId, draftId, testType: 'RT-PCR' });
    expect((await app.api.drafts.get({ draftId })).data.testType).toBe('RT-PCR');
  });
});

describe('a location that does not offer the test', () => {
  test.each([
    ['with a draft', async () => ({ draftId: await begin('Antigen') })],
    ['without a draft', async () => ({ testType: 'Antigen' as const })],
  ])('holds nothing, %s', async (_, pressing) => {
    const place = await openPlace(['RT-PCR']);
    const answer = await app.api.appointments.reserve({ slotId: place.slotId, ...(await pressing()) });
    expect(answer).toMatchObject({
      success: false,
      code: 'conflict',
      errorMessage: 'This location no longer offers the Antigen test. Nothing is held.',
    });
    expect(await holdsOf(place.slotId)).toBe(0);
  });

  test('holds nothing by the specified GET', async () => {
    const { slotId } = await openPlace(['RT-PCR']);
    const get = (testType?: TestType) => app.api.appointments.reserveByGet({ slotId, testType });
    expect(await get('Antigen')).toMatchObject({ success: false, code: 'conflict' });
    expect(await get()).toMatchObject({ success: true });
  });

  test('holds nothing when it is closed, or offers nothing at all', async () => {
    const closed = await openPlace();
    await app.pool.query('update locations set is_open = false where id = $1', [closed.id]);
    expect(await app.api.appointments.reserveByGet({ slotId: closed.slotId })).toMatchObject({
      success: false,
    });
    const empty = await openPlace([]);
    expect(await app.api.appointments.reserveByGet({ slotId: empty.slotId })).toMatchObject({
      success: false,
    });
  });

  test('holds nothing when two windows press at once, in either order', async () => {
    const place = await openPlace();
    const draftId = await begin('RT-PCR');
    const [held] = await Promise.all([
      app.api.appointments.reserve({ slotId: place.slotId, draftId, testType: 'RT-PCR' }),
      app.api.drafts.update({ draftId, testType: 'Antigen' }),
    ]);
    const { data } = await app.api.drafts.get({ draftId });
    // Either the place was taken before the change and the draft says so, or nothing is held.
    expect(Boolean(data.hold)).toBe(held.success);
  });
});
