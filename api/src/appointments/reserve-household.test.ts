import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { openHouseholds } from '../../testing/household-visits';
import { fixedMorning } from '../../testing/booking-fixture';
import { startTestApp } from '../../testing/test-app';

const app = await startTestApp();
const { begin, openMorning, press, register, takenOf, timesOf, view } = openHouseholds(app);
beforeEach(() => app.moveClock({ at: fixedMorning, frozen: true }));
afterAll(() => app.close());

describe('a household', () => {
  test('gets as many places as are free in the pressed time, and the others as near as possible', async () => {
    const morning = await openMorning([2, 0, 1, 2, 1, 3]);
    const draftId = await begin();
    expect(await press(draftId, morning.slots[3]!, 5)).toMatchObject({ success: true });
    expect(await timesOf(draftId, morning)).toEqual([2, 3, 3, 4, 5]);
    expect(await takenOf(morning)).toEqual([0, 0, 1, 2, 1, 1]);
  });

  test('is all at the same time where there is room', async () => {
    const morning = await openMorning([3, 3, 3]);
    const draftId = await begin();
    await press(draftId, morning.slots[1]!, 3);
    expect(await timesOf(draftId, morning)).toEqual([1, 1, 1]);
  });

  test('has one end, and a repeated press neither takes more nor moves it', async () => {
    const morning = await openMorning([1, 1, 1]);
    const draftId = await begin();
    const first = await press(draftId, morning.slots[1]!, 3);
    await app.moveClock({ advanceSeconds: 300 });
    const second = await press(draftId, morning.slots[1]!, 3);
    if (!first.success || !second.success) throw new Error('not held');
    expect(second.data).toMatchObject({ holdToken: first.data.holdToken, secondsLeft: 1200 });
    expect(await takenOf(morning)).toEqual([1, 1, 1]);
    const { rows } = await app.pool.query(
      `select distinct expires_at from holds where slot_id = any ($1) and state = 'live'`,
      [morning.slots],
    );
    expect(rows).toHaveLength(1);
  });

  test('gets nothing where too few places are free, keeps what it has, and reads which times have enough', async () => {
    const morning = await openMorning([1, 1, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
    const draftId = await begin();
    expect(await press(draftId, morning.slots[0]!, 2)).toMatchObject({ success: true });
    const refused = await press(draftId, morning.slots[0]!, 4);
    expect(refused).toMatchObject({
      success: false,
      code: 'slot-taken',
      errorMessage: 'There are not 4 times free around this one. Nothing is held. Choose another time.',
    });
    const offered = refused.success ? [] : refused.nearest.map(({ id }) => morning.slots.indexOf(id));
    expect(offered).toEqual([7, 8, 9]);
    expect(await timesOf(draftId, morning)).toEqual([0, 1]);
    expect(await press(draftId, morning.slots[7]!, 4)).toMatchObject({ success: true });
    expect(await takenOf(morning)).toEqual([0, 0, 0, 0, 0, 0, 0, 1, 1, 1, 1]);
  });

  test('needs a free place in the pressed time itself, and none farther away than 90 minutes', async () => {
    const morning = await openMorning([0, 1, 1, 1, 1, 1]);
    const draftId = await begin();
    expect(await press(draftId, morning.slots[0]!, 2)).toMatchObject({ success: false });
    expect(await press(draftId, morning.slots[1]!, 5)).toMatchObject({ success: false });
    expect(await takenOf(morning)).toEqual([0, 0, 0, 0, 0, 0]);
    expect(await press(draftId, morning.slots[1]!, 4)).toMatchObject({ success: true });
  });

  test('keeps its answers when the time runs out, and one press holds a new group', async () => {
    const morning = await openMorning([2, 2, 2]);
    const draftId = await begin();
    await press(draftId, morning.slots[0]!, 3);
    await register(draftId, 2, { patient_first_name: 'Ben' });
    await app.moveClock({ advanceSeconds: 1500 });
    await app.sweep('release-holds');
    expect(await takenOf(morning)).toEqual([0, 0, 0]);
    expect((await view(draftId)).household!.people).toMatchObject([
      { isHeld: false },
      { isHeld: false, name: 'Ben Fields' },
      { isHeld: false },
    ]);
    expect(await press(draftId, morning.slots[2]!, 3)).toMatchObject({
      success: true,
      data: { secondsLeft: 1500 },
    });
    expect((await view(draftId, 2)).visitInfo.patient_first_name).toBe('Ben');
    expect(await takenOf(morning)).toEqual([0, 1, 2]);
  });

  test('that becomes smaller frees the others’ times, and one person alone is a visit like any other', async () => {
    const morning = await openMorning([3]);
    const draftId = await begin();
    await press(draftId, morning.slots[0]!, 3);
    await press(draftId, morning.slots[0]!, 2);
    expect(await takenOf(morning)).toEqual([2]);
    expect(await app.api.appointments.reserve({ slotId: morning.slots[0]!, draftId })).toMatchObject({
      success: true,
    });
    expect(await takenOf(morning)).toEqual([1]);
    expect((await view(draftId)).household).toBeNull();
    await expect(view(draftId, 2)).rejects.toMatchObject({ status: 404 });
  });

  test('is named by the first person only', async () => {
    const morning = await openMorning([3]);
    const draftId = await begin();
    await press(draftId, morning.slots[0]!, 2);
    const second = (await view(draftId, 2)).draftId;
    await expect(press(second, morning.slots[0]!, 2)).rejects.toMatchObject({ status: 409 });
    await expect(app.api.households.addPerson({ draftId: second })).rejects.toMatchObject({ status: 409 });
  });
});

describe('another person', () => {
  test('gets one more time at the same place with the same end', async () => {
    const morning = await openMorning([1, 1, 1]);
    const draftId = await begin();
    await app.api.appointments.reserve({ slotId: morning.slots[1]!, draftId });
    await app.moveClock({ advanceSeconds: 600 });
    expect(await app.api.households.addPerson({ draftId })).toEqual({ success: true, data: { person: 2 } });
    expect((await view(draftId, 2)).hold).toMatchObject({
      slot: { id: morning.slots[2] },
      secondsLeft: 900,
    });
    expect((await view(draftId)).household!.people.map(({ person }) => person)).toEqual([1, 2]);
  });

  test('is refused in words without a time left there, and when six are there', async () => {
    const full = await openMorning([1]);
    const draftId = await begin();
    await app.api.appointments.reserve({ slotId: full.slots[0]!, draftId });
    expect(await app.api.households.addPerson({ draftId })).toMatchObject({
      success: false,
      code: 'slot-taken',
    });
    expect((await view(draftId)).household).toBeNull();

    const open = await openMorning([9]);
    const many = await begin();
    await press(many, open.slots[0]!, 6);
    expect(await app.as({ address: '192.0.2.1' }).households.addPerson({ draftId: many })).toMatchObject({
      success: false,
      errorMessage: 'At most 6 people can book together.',
    });
  });

  test('is refused once the time is over', async () => {
    const morning = await openMorning([3]);
    const draftId = await begin();
    await app.api.appointments.reserve({ slotId: morning.slots[0]!, draftId });
    await app.moveClock({ advanceSeconds: 1500 });
    expect(await app.api.households.addPerson({ draftId })).toMatchObject({ code: 'hold-expired' });
  });

  test('sees contact and insurance of the first one, but no name, identity or attestation', async () => {
    const morning = await openMorning([3]);
    const draftId = await begin();
    await app.api.appointments.reserve({ slotId: morning.slots[0]!, draftId });
    await register(draftId, 1, { address_line_1: '7 Oak Lane' });
    await app.api.households.addPerson({ draftId });
    const { visitInfo, secrets, completedSections, assessment } = await view(draftId, 2);
    expect(visitInfo).toMatchObject({ address_line_1: '7 Oak Lane', payment_select: '0' });
    expect(visitInfo).not.toHaveProperty('patient_first_name');
    expect(visitInfo.confirm_no_health_insurance).toBeFalsy();
    expect([secrets.ssn, assessment, completedSections]).toEqual([null, null, []]);
  });

  test('keeps what they saved when the first one corrects theirs', async () => {
    const morning = await openMorning([3]);
    const draftId = await begin();
    await press(draftId, morning.slots[0]!, 3);
    await register(draftId, 1);
    await register(draftId, 2, { address_line_1: '1 Own Road' });
    await register(draftId, 1, { address_line_1: '9 New Street' });
    expect((await view(draftId, 2)).visitInfo.address_line_1).toBe('1 Own Road');
    expect((await view(draftId, 3)).visitInfo.address_line_1).toBe('9 New Street');
  });

  test('who is removed frees the time at once, and their number goes to nobody else', async () => {
    const morning = await openMorning([3]);
    const draftId = await begin();
    await press(draftId, morning.slots[0]!, 3);
    await app.api.households.removePerson({ draftId, person: 2 });
    expect(await takenOf(morning)).toEqual([2]);
    expect(await app.api.households.addPerson({ draftId })).toMatchObject({ data: { person: 4 } });
    await expect(view(draftId, 2)).rejects.toMatchObject({ status: 404 });
    await app.api.households.removePerson({ draftId, person: 3 });
    await app.api.households.removePerson({ draftId, person: 4 });
    expect((await view(draftId)).household).toBeNull();
  });
});

test('the held time of a household is its earliest, with how many there are', async () => {
  const morning = await openMorning([1, 1, 1]);
  const draftId = await begin();
  await press(draftId, morning.slots[1]!, 3);
  expect((await app.api.drafts.getHeldTime({ draftId })).data).toMatchObject({
    people: 3,
    slot: { id: morning.slots[0] },
  });
});

test('another test or place counts for everyone', async () => {
  const morning = await openMorning([3]);
  const draftId = await begin();
  await press(draftId, morning.slots[0]!, 2);
  await app.api.drafts.update({ draftId, testType: 'Antigen', searchLocation: 'Lincoln, NE' });
  expect(await view(draftId, 2)).toMatchObject({ testType: 'Antigen', searchLocation: 'Lincoln, NE' });
});
