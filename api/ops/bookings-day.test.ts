import { afterAll, beforeAll, expect, test } from 'vitest';
import { fixedMorning, insertLocation, insertSlot } from '../testing/booking-fixture';
import { startTestApp, type TestApp } from '../testing/test-app';
import { commands } from './commands';
import { runCommand } from './run-command';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning });
});
afterAll(() => app.close());

/** Visits at one location on 2 December, all with one email address. @returns the location’s id */
async function bookMany(count: number, email: string): Promise<string> {
  const location = await insertLocation(app);
  const slot = await insertSlot(app, location, '2026-12-02T16:00:00Z', count);
  await app.pool.query(
    `insert into holds (id, slot_id, owner, address_hash, state, expires_at)
     select $1 || n, $1, 'owner' || n, 'network', 'booked', app_now() from generate_series(1, $2::integer) n`,
    [slot, count],
  );
  await app.pool.query(
    `insert into appointments (id, slot_id, hold_id, confirmation_code, status, test_type, patient_first_name,
       patient_last_name, patient_email, patient_mobile, primary_phone_number, date_of_birth, assessment_sealed)
     select $1 || n, $1, $1 || n, $1 || n, 'active', 'RT-PCR', 'Ada', 'Fields', $3, '(402) 555-0101', '(402) 555-0101',
       '1990-01-01', 'k.n.t.s' from generate_series(1, $2::integer) n`,
    [slot, count, email],
  );
  return location;
}

const run = async (...words: string[]) =>
  (await runCommand(app.deps, commands, words, 'operator:ann')).text.split('\n');

test('a day of 200 visits is listed whole, and a longer one says that visits are missing', async () => {
  const whole = await run('bookings', 'day', await bookMany(200, 'whole@example.com'), '2026-12-02');
  expect(whole).toHaveLength(200);
  const cut = await run('bookings', 'day', await bookMany(201, 'cut@example.com'), '2026-12-02', 'nobody');
  expect(cut).toEqual(['No bookings.', expect.stringMatching(/^There are more: only the latest 200 visits/)]);
});

test('so does a search that finds more', async () => {
  await bookMany(201, 'often@example.com');
  const found = await run('bookings', 'find', 'often@example.com');
  expect(found).toHaveLength(201);
  expect(found.at(-1)).toMatch(/^There are more/);
});
