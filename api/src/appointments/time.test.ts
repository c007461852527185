import type { Slot } from '@larkwell/contracts/locations/locations';
import { ZONE_NAMES, ZONES, type ZoneCode } from '@larkwell/contracts/slots';
import { dayjs } from '@larkwell/contracts/time';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFull } from '../../faults/size.env';
import {
  confirmHeld,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
} from '../../testing/booking-fixture';
import { budgetSizes } from '../budgets';
import { startTestApp, type TestApp } from '../../testing/test-app';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ budgets: budgetSizes(() => 1000) });
});
afterAll(() => app.close());

/** A location that is open around the clock, with slots that the server creates itself. */
async function openRoundTheClock(timezone: ZoneCode): Promise<string> {
  const id = await insertLocation(app, { timezone, zone: ZONES[timezone] });
  await app.pool.query(
    `update locations set opens_minute = 0, closes_minute = 1440, slot_minutes = 30, weekdays = '{1,2,3,4,5,6,7}' where id = $1`,
    [id],
  );
  await app.sweep('roll-slots');
  return id;
}

const zones = Object.keys(ZONES) as ZoneCode[];
const changes = [
  { change: 'spring', date: '2027-03-14', now: '2027-03-12T18:00:00Z', halfHours: 46, missing: '02:00 AM' },
  { change: 'autumn', date: '2026-11-01', now: '2026-10-30T18:00:00Z', halfHours: 48, missing: null },
];

describe.each(changes)('on the day the clocks change in $change', ({ date, now, halfHours, missing }) => {
  test.each(zones)(
    'in %s every slot is a real time of that day, in order, with no duplicates',
    async (timezone) => {
      await app.moveClock({ at: new Date(now), frozen: true });
      const locationId = await openRoundTheClock(timezone);
      const { data } = await app.api.appointments.available({ locationId, date });
      expect(data).toHaveLength(halfHours);
      expect(new Set(data.map(({ startsAt }) => startsAt)).size).toBe(halfHours);
      for (const { startsAt, start, date: day } of data) {
        const local = dayjs(startsAt).tz(ZONES[timezone]);
        expect([local.format('YYYY-MM-DD'), local.format('hh:mm A')]).toEqual([day, start]);
      }
      expect(data.map(({ start }) => start)).not.toContain(missing);
    },
  );

  const patience = isFull ? 600_000 : 30_000;
  const title = 'in %s shown, stored, mailed and calendar times are one instant';
  test.each(zones)(title, { timeout: patience }, async (timezone) => {
    await app.moveClock({ at: new Date(now), frozen: true });
    const locationId = await openRoundTheClock(timezone);
    const { data } = await app.api.appointments.available({ locationId, date });
    for (const slot of isFull ? data : data.filter(({ start }) => start === '03:30 AM')) {
      await app.pool.query('delete from rate_limits');
      await expectOneInstant(slot, timezone);
    }
  });
});

/** Books a slot and compares what is shown, stored, mailed and put on the calendar. */
async function expectOneInstant(slot: Slot, timezone: ZoneCode) {
  const { startsAt, start, date } = slot;
  const patient_email = `ada.${timezone}.${startsAt.replace(/\W/g, '')}@example.com`.toLowerCase();
  const outcome = await confirmHeld(
    app,
    await holdWithCompleteDraft(app, slot.id, { answers: { patient_email } }),
  );
  if (!outcome.success) throw new Error(outcome.errorMessage);
  await app.runJobs();
  const [mail] = app.mailbox.to(patient_email);
  expect(mail?.subject).toContain(`${start} ${ZONE_NAMES[timezone]}`);
  expect(mail?.text).toContain(start);
  expect(mail?.attachments[0]?.content).toContain(`DTSTART:${startsAt.replace(/[-:]|\.000/g, '')}`);
  const found = await app.api.appointments.listBookings({ userEmail: patient_email });
  expect(found).toMatchObject({
    data: [
      {
        startsAt,
        locationTimezone: timezone,
        appointmentDate: date,
        appointmentStart: start,
        appointmentEnd: dayjs(startsAt).add(30, 'minutes').tz(ZONES[timezone]).format('hh:mm A'),
      },
    ],
  });
}

test.each([
  [-1, false],
  [0, true],
  [1, true],
])(
  'a slot that starts in 30 minutes %+d s can be taken: %s, and is listed only then',
  async (more, isOpen) => {
    const startsAt = Date.parse('2026-12-02T18:00:00Z');
    await app.moveClock({ at: new Date(startsAt - (30 * 60 + more) * 1000), frozen: true });
    const locationId = await insertLocation(app);
    const slotId = await insertSlot(app, locationId, new Date(startsAt).toISOString());
    const { data } = await app.api.appointments.available({ locationId, date: '2026-12-02' });
    expect(data.map(({ id }) => id)).toEqual(isOpen ? [slotId] : []);
    expect((await app.api.appointments.reserve({ slotId })).success).toBe(isOpen);
  },
);

test.each([
  ['2026-12-25T18:00:00Z', '2027-01-07'],
  ['2028-02-20T18:00:00Z', '2028-03-04'],
])('the 14 days from %s end on %s, across month, year and leap day', async (now, last) => {
  await app.moveClock({ at: new Date(now), frozen: true });
  const locationId = await openRoundTheClock('CT');
  const { dates } = await app.api.locations.list({ location: '68102' });
  expect(dates.at(-1)).toBe(last);
  expect((await app.api.appointments.available({ locationId, date: last })).data.length).toBeGreaterThan(0);
});
