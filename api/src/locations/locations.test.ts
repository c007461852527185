import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedMorning, insertLocation, insertSlot } from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let omaha: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  omaha = await insertLocation(app);
});
afterAll(() => app.close());

test('the nearest 20 locations within 100 miles are listed, nearest first', async () => {
  for (let step = 1; step <= 25; step += 1) await insertLocation(app, { latitude: 41.26 + step * 0.08 });
  const { data, place } = await app.api.locations.list({ location: 'oMaHa, nebraska' });
  expect(place).toBe('Omaha, NE');
  expect(data).toHaveLength(19);
  expect(data[0]?.id).toBe(omaha);
  expect(Math.max(...data.map(({ distanceMiles }) => distanceMiles))).toBeLessThanOrEqual(100);
  const miles = data.map(({ distanceMiles }) => distanceMiles);
  expect(miles).toEqual([...miles].sort((one, other) => one - other));
  for (let step = 1; step <= 10; step += 1) await insertLocation(app, { latitude: 41.26 + step * 0.02 });
  expect((await app.api.locations.list({ location: '68102' })).data).toHaveLength(20);
});

test('an unknown place gets no locations, but suggestions', async () => {
  const answer = await app.api.locations.list({ location: 'Omahha NE' });
  expect(answer).toMatchObject({ data: [], place: null });
  expect(answer.suggestions[0]?.label).toBe('Omaha, NE');
});

test.each([
  ['omaha, ne', 'Omaha, NE'],
  ['68102-1234', 'Omaha, NE 68102'],
  ['Omahha NE', null],
  ['00000', null],
])('%s is understood as %s, even before any search', async (search, place) => {
  const answer = await app.api.places.suggest({ search });
  expect(answer.place).toBe(place);
  if (search === 'Omahha NE') expect(answer.data[0]?.label).toBe('Omaha, NE');
});

test('14 dates are offered, with today in the searched place first', async () => {
  await app.moveClock({ at: new Date('2026-12-02T05:30:00Z'), frozen: true });
  const { dates } = await app.api.locations.list({ location: '68102' });
  expect(dates).toHaveLength(14);
  expect(dates[0]).toBe('2026-12-01');
  expect(dates[13]).toBe('2026-12-14');
  await app.moveClock({ at: fixedMorning, frozen: true });
});

test('both orders of location and date list the free slots', async () => {
  const slotId = await insertSlot(app, omaha, '2026-12-03T15:00:00Z');
  const usual = await app.api.appointments.available({ locationId: omaha, date: '2026-12-03' });
  const swapped = await app.api.appointments.available({ locationId: '2026-12-03', date: omaha });
  expect(usual.data.map(({ id }) => id)).toEqual([slotId]);
  expect(swapped).toEqual(usual);
});

test.each([
  [-1, 1],
  [0, 1],
  [1, 0],
])('a slot 30 minutes away is hidden %i s after that moment or later', async (late, shown) => {
  const location = await insertLocation(app);
  await insertSlot(app, location, '2026-12-03T15:00:00Z');
  await app.moveClock({ at: new Date(Date.parse('2026-12-03T14:30:00Z') + late * 1000), frozen: true });
  const { availability } = await app.api.appointments.available({ locationId: location, date: '2026-12-03' });
  expect(availability.slots).toHaveLength(shown);
  expect(availability.allPastCutoff).toBe(!shown);
  await app.moveClock({ at: fixedMorning, frozen: true });
});

test('a day without slots names the next day that has one', async () => {
  const location = await insertLocation(app);
  await insertSlot(app, location, '2026-12-08T15:00:00Z');
  const { availability } = await app.api.appointments.available({ locationId: location, date: '2026-12-04' });
  expect(availability).toMatchObject({ slots: [], nextDate: '2026-12-08', allPastCutoff: false });
});

test('nothing is offered beyond the 14 days, and an unknown location is refused', async () => {
  await insertSlot(app, omaha, '2026-12-20T15:00:00Z');
  const { data } = await app.api.appointments.available({ locationId: omaha, date: '2026-12-20' });
  expect(data).toEqual([]);
  await expect(
    app.api.appointments.available({ locationId: 'none', date: '2026-12-03' }),
  ).rejects.toMatchObject({
    status: 404,
  });
});
