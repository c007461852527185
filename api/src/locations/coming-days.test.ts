import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedMorning, insertLocation, insertSlot } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { findPlace } from '../places';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
});
afterAll(() => app.close());

/** A location in a city that no other test uses, with the search that finds it. */
async function lonelyPlace(city: string) {
  const { latitude, longitude } = findPlace(city)!;
  const insert = (north = 0) => insertLocation(app, { latitude: latitude + north, longitude });
  const list = (more: { date?: string } = {}) => app.api.locations.list({ location: city, ...more });
  return { id: await insert(), insert, list };
}

test('each day says how many times are free, and whether there are any to take', async () => {
  const { id: place, list } = await lonelyPlace('denver, co');
  await insertSlot(app, place, '2026-12-03T15:00:00Z');
  await insertSlot(app, place, '2026-12-03T16:00:00Z');
  const full = await insertSlot(app, place, '2026-12-05T15:00:00Z');
  await app.pool.query('update slots set taken = capacity where id = $1', [full]);
  const { days } = await list();
  const of = (date: string) => days.find((day) => day.date === date);
  expect(days).toHaveLength(14);
  expect(of('2026-12-03')).toEqual({ date: '2026-12-03', free: 2, isOpen: true });
  expect(of('2026-12-05')).toEqual({ date: '2026-12-05', free: 0, isOpen: true });
  expect(of('2026-12-06')).toEqual({ date: '2026-12-06', free: 0, isOpen: false });
});

test('a location shows its first two free times of the date, or of its next day with some', async () => {
  const { id: place, list } = await lonelyPlace('miami, fl');
  const slots = [];
  for (const hour of [17, 16, 15]) slots.push(await insertSlot(app, place, `2026-12-03T${hour}:00:00Z`));
  const { data, nearest } = await list();
  expect(data[0]?.earliest.map(({ id }) => id)).toEqual([slots[2], slots[1]]);
  expect(nearest.map(({ id }) => id)).toEqual([slots[2]]);
  const later = await list({ date: '2026-12-04' });
  expect(later.data[0]?.earliest).toEqual([]);
  expect(later.nearest).toEqual(nearest);
});

test('the nearest three locations with free times are offered, earliest first', async () => {
  const { id: first, insert, list } = await lonelyPlace('boston, ma');
  const ids = [first];
  for (const step of [1, 2, 3, 4]) ids.push(await insert(step * 0.01));
  const [soon, , later, latest] = await Promise.all([
    insertSlot(app, ids[3]!, '2026-12-03T15:00:00Z'),
    insertSlot(app, ids[4]!, '2026-12-03T14:30:00Z'),
    insertSlot(app, ids[0]!, '2026-12-03T16:00:00Z'),
    insertSlot(app, ids[1]!, '2026-12-04T15:00:00Z'),
  ]);
  expect((await list()).nearest.map(({ id }) => id)).toEqual([soon, later, latest]);
});
