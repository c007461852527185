import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../faults/random';
import { isFull, seed } from '../../faults/size.env';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
let locationId: string;
let minute = 0;
beforeAll(async () => {
  app = await startTestApp();
  locationId = await insertLocation(app);
});
afterAll(() => app.close());

const nextSlot = (capacity = 1) => {
  minute += 5;
  return insertSlot(
    app,
    locationId,
    new Date(Date.parse('2026-12-02T15:00:00Z') + minute * 60_000).toISOString(),
    capacity,
  );
};
const freeze = (secondsLater: number) =>
  app.moveClock({ at: new Date(fixedMorning.getTime() + secondsLater * 1000), frozen: true });
const reserve = (slotId: string, address = '10.2.0.1') =>
  app.as({ address }).appointments.reserve({ slotId });

test.each([
  [1499, true],
  [1500, false],
  [1501, false],
])('a hold of 25:00 confirmed after %i s: %s', async (seconds, success) => {
  await freeze(0);
  const held = await holdWithCompleteDraft(app, await nextSlot());
  await freeze(seconds);
  const outcome = await confirmHeld(app, held);
  expect(outcome.success).toBe(success);
  if (!outcome.success) expect(outcome).toMatchObject({ code: 'hold-expired', resetCharge: false });
});

test(
  'when someone takes the expired place while its holder confirms, the new person always gets it',
  async () => {
    for (let round = 0; round < (isFull ? 500 : 5); round += 1) {
      await freeze(0);
      const held = await holdWithCompleteDraft(app, await nextSlot());
      await freeze(1500);
      const [late, other] = await Promise.all([
        confirmHeld(app, held),
        reserve(held.slotId, `10.3.${round >> 8}.${round & 255}`),
      ]);
      expect([late.success, other.success]).toEqual([false, true]);
    }
  },
  isFull ? 1_200_000 : 30_000,
);

test('a place is free again at 25:00 for anyone who asks, and in the list', async () => {
  await freeze(0);
  const slotId = await nextSlot();
  await reserve(slotId);
  const listed = async () => {
    const { data } = await app.api.appointments.available({ locationId, date: '2026-12-02' });
    return data.some(({ id }) => id === slotId);
  };
  expect(await listed()).toBe(false);
  await freeze(1500);
  expect(await listed()).toBe(true);
  expect(await reserve(slotId, '10.2.0.9')).toMatchObject({ success: true });
});

test(
  `random reserving, booking, canceling and expiring keep the count right (seed ${seed})`,
  async () => {
    const random = seeded(seed).int;
    await freeze(0);
    const slots = [await nextSlot(2), await nextSlot(3), await nextSlot(1)];
    const booked: string[] = [];
    let time = 0;
    const steps = [
      () => reserve(slots[random(slots.length)]!, `10.4.0.${random(200)}`),
      async () => {
        const held = await holdWithCompleteDraft(app, slots[random(slots.length)]!).catch(() => null);
        const outcome = held && (await confirmHeld(app, held));
        if (outcome?.success) booked.push(outcome.data.bookingId);
      },
      async () => {
        const id = booked.splice(random(Math.max(1, booked.length)), 1)[0];
        if (id) await app.api.appointments.cancelBooking({ id });
      },
      () => freeze((time += 600)),
      () => app.sweep('release-holds'),
    ];
    for (let step = 0; step < (isFull ? 1500 : 25); step += 1) {
      await steps[random(steps.length)]!();
      await app.pool.query('delete from rate_limits');
      expect(await miscounted()).toEqual([]);
    }
    for (const id of booked) await app.api.appointments.cancelBooking({ id });
    await freeze(time + 1500);
    await app.sweep('release-holds');
    const { rows } = await app.pool.query('select 1 from slots where id = any ($1) and taken <> 0', [slots]);
    expect(rows).toEqual([]);
  },
  isFull ? 1_200_000 : 60_000,
);

/** Slots whose count differs from their live holds and active bookings. */
async function miscounted() {
  const { rows } = await app.pool.query(`
    select s.id from slots s where s.taken <>
      (select count(*) from holds h where h.slot_id = s.id and h.state = 'live') +
      (select count(*) from appointments a where a.slot_id = s.id and a.status in ('active', 'capturing'))`);
  return rows;
}
