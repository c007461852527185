import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { sized } from '../../faults/size.env';
import { fixedMorning, insertLocation, insertSlot } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

const visitors = sized(100, 1000);
vi.setConfig({ testTimeout: sized(30_000, 600_000) });

let app: TestApp;
let locationId: string;
let day = 1;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  locationId = await insertLocation(app);
});
afterAll(() => app.close());

const nextSlot = (capacity: number) =>
  insertSlot(app, locationId, `2026-12-${String((day += 1)).padStart(2, '0')}T15:00:00Z`, capacity);

const reserve = (slotId: string, address: string) => app.as({ address }).appointments.reserve({ slotId });

/** Everyone at once, each from an address of their own. */
const crowd = (slotOf: (visitor: number) => string) =>
  Promise.all(
    Array.from({ length: visitors }, (_, visitor) =>
      reserve(slotOf(visitor), `10.0.${visitor >> 8}.${visitor & 255}`),
    ),
  );

const takenOf = async (slotId: string) =>
  (await app.pool.query<{ taken: number }>('select taken from slots where id = $1', [slotId])).rows[0]!.taken;

describe('a crowd that reserves at once', () => {
  test.each([1, 10])(
    'gets exactly the %i places there are; the rest hear that the time is taken',
    async (capacity) => {
      const slotId = await nextSlot(capacity);
      const answers = await crowd(() => slotId);
      expect(answers.filter(({ success }) => success)).toHaveLength(capacity);
      const codes = new Set(answers.flatMap((answer) => (answer.success ? [] : [answer.code])));
      expect([...codes]).toEqual(['slot-taken']);
      expect(await takenOf(slotId)).toBe(capacity);
    },
  );

  test('fills many slots to the last place and no further', async () => {
    const location = await insertLocation(app);
    const slots: string[] = [];
    for (let hour = 0; hour < visitors / 20; hour += 1) {
      const startsAt = new Date(Date.parse('2026-12-05T00:00:00Z') + hour * 3_600_000).toISOString();
      slots.push(await insertSlot(app, location, startsAt, 3));
    }
    await crowd((visitor) => slots[visitor % slots.length]!);
    for (const slotId of slots) expect(await takenOf(slotId)).toBe(3);
  });

  test('control: checking first and counting later lets too many in', async () => {
    await app.pool.query('create table naive_slots (id text primary key, capacity integer, taken integer)');
    await app.pool.query(`insert into naive_slots values ('only', 1, 0)`);
    const look = () =>
      app.pool.query<{ free: boolean | null }>('select taken < capacity as free from naive_slots');
    const looks = await Promise.all(Array.from({ length: visitors }, look));
    const welcome = looks.filter(({ rows }) => rows[0]!.free);
    await Promise.all(welcome.map(() => app.pool.query('update naive_slots set taken = taken + 1')));
    const { rows } = await app.pool.query<{ taken: number | null }>('select taken from naive_slots');
    expect(rows[0]!.taken).toBeGreaterThan(1);
  });

  test('the database’s check holds even when code forgets the condition', async () => {
    const slotId = await nextSlot(1);
    await reserve(slotId, '10.9.9.9');
    await expect(
      app.pool.query('update slots set taken = taken + 1 where id = $1', [slotId]),
    ).rejects.toThrow('check');
  });
});

describe('one visitor', () => {
  test('gets one hold and one token, even after 50 clicks', async () => {
    const slotId = await nextSlot(3);
    const { draftId } = (await app.api.drafts.create({})).data;
    const clicks = await Promise.all(
      Array.from({ length: 50 }, () => app.api.appointments.reserve({ slotId, draftId })),
    );
    const tokens = new Set(clicks.map((click) => click.success && click.data.holdToken));
    expect(tokens.size).toBe(1);
    expect(await takenOf(slotId)).toBe(1);
  });

  test('who chooses another time frees the first one at that moment', async () => {
    const [first, second] = [await nextSlot(1), await nextSlot(1)];
    const { draftId } = (await app.api.drafts.create({})).data;
    await app.api.appointments.reserve({ slotId: first, draftId });
    expect(await app.api.appointments.reserve({ slotId: second, draftId })).toMatchObject({ success: true });
    expect([await takenOf(first), await takenOf(second)]).toEqual([0, 1]);
  });

  test('who chooses a taken time keeps the first one', async () => {
    const [first, taken] = [await nextSlot(1), await nextSlot(1)];
    await reserve(taken, '10.8.0.1');
    const { draftId } = (await app.api.drafts.create({})).data;
    await app.api.appointments.reserve({ slotId: first, draftId });
    expect(await app.api.appointments.reserve({ slotId: taken, draftId })).toMatchObject({ success: false });
    expect(await takenOf(first)).toBe(1);
  });

  test('has at most three live holds, and an address at most its limit', async () => {
    const slots = [await nextSlot(200), await nextSlot(200), await nextSlot(200), await nextSlot(200)];
    const answers = await Promise.all(slots.map((slotId) => reserve(slotId, '10.7.0.1')));
    expect(answers.filter(({ success }) => success)).toHaveLength(3);
    expect(answers.find(({ success }) => !success)).toMatchObject({ code: 'too-many-tries' });
    const drafts = await Promise.all(Array.from({ length: 65 }, () => app.api.drafts.create({})));
    const together = await Promise.all(
      drafts.map(({ data: { draftId } }) =>
        app.as({ address: '10.7.0.2' }).appointments.reserve({ slotId: slots[0]!, draftId }),
      ),
    );
    expect(together.filter(({ success }) => success)).toHaveLength(60);
  });
});

test('reserving needs a site’s key or a signed-in person; a link on a page does nothing', async () => {
  const slotId = await nextSlot(1);
  for (const method of ['GET', 'POST']) {
    expect((await app.request(`/appointments/reserve/${slotId}`, { method })).status).toBe(401);
  }
  expect(await takenOf(slotId)).toBe(0);
  const byGet = await app.api.appointments.reserveByGet({ slotId });
  expect(byGet).toMatchObject({ success: true, data: { secondsLeft: 1500 } });
  await expect(reserve('no-such-slot', '10.1.1.1')).rejects.toMatchObject({ status: 404 });
});
