import { makeAssessment } from '@larkwell/contracts/testing';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { confirmHeld, fixedMorning, holdWithCompleteDraft, openPlace } from '../../testing/booking-fixture';
import { startTestApp } from '../../testing/test-app';

const app = await startTestApp();
beforeEach(() => app.moveClock({ at: fixedMorning, frozen: true }));
afterAll(() => app.close());

const heldTimeOf = async (draftId: string) => (await app.api.drafts.getHeldTime({ draftId })).data;

test('a held time says place, time and end, without the token that books it', async () => {
  const place = await openPlace(app);
  const { draftId, slotId, hold } = await holdWithCompleteDraft(app, await place.nextSlot());
  const held = await heldTimeOf(draftId);
  expect(held).toMatchObject({ slot: { id: slotId }, secondsLeft: 1500 });
  expect(JSON.stringify(held)).not.toContain(hold.holdToken);
});

test('no time is held before one is chosen, once the hold has ended, and once the visit is booked', async () => {
  const { draftId } = (await app.api.drafts.create({ assessment: makeAssessment() })).data;
  expect(await heldTimeOf(draftId)).toBeNull();

  const place = await openPlace(app);
  const booked = await holdWithCompleteDraft(app, await place.nextSlot());
  expect(await confirmHeld(app, booked)).toMatchObject({ success: true });
  expect(await heldTimeOf(booked.draftId)).toBeNull();

  const late = await holdWithCompleteDraft(app, await place.nextSlot());
  await app.moveClock({ advanceSeconds: 1500 });
  expect(await heldTimeOf(late.draftId)).toBeNull();
});
