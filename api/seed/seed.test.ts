import { bookingStatus } from '@larkwell/contracts/booking-status';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startShop, type Shop } from '../testing/shop';
import { recordAudit, verifyAuditChain } from '../src/audit';
import { seed } from './seed';

let app: Shop;
beforeAll(async () => {
  app = await startShop({ webhooks: false });
  await seed(app.deps);
});
afterAll(() => app.close());

const count = async (query: string) => (await app.pool.query<{ n: number }>(query)).rows[0]!.n;

test('there are at least 60 locations in at least 15 states across all zones, none in Arizona', async () => {
  expect(await count('select count(*) as n from locations')).toBeGreaterThanOrEqual(60);
  expect(await count('select count(distinct state) as n from locations')).toBeGreaterThanOrEqual(15);
  expect(await count('select count(distinct timezone) as n from locations')).toBe(4);
  expect(await count(`select count(*) as n from locations where state = 'AZ'`)).toBe(0);
  expect(await count(`select count(*) as n from locations where length(description) < 20`)).toBe(0);
});

test('Maya has a booking in each of the four states', async () => {
  const found = await app.api.appointments.listBookings({ userEmail: 'maya@example.com' });
  if (!found.success) throw new Error(found.errorMessage);
  const statuses = found.data.map(bookingStatus).sort();
  expect(statuses).toEqual(['Cancelled', 'In-Progress', 'Pending', 'Report Generated']);
});

test('Maya has the same name in the shop and in her bookings', async () => {
  const found = await app.api.appointments.listBookings({ userEmail: 'maya@example.com' });
  if (!found.success) throw new Error(found.errorMessage);
  const { rows } = await app.pool.query(
    `select full_name as name from users where email = 'maya@example.com'`,
  );
  const names = found.data.map((booking) => `${booking.patient_first_name} ${booking.patient_last_name}`);
  expect(new Set(names)).toEqual(new Set([rows[0].name]));
});

test('Maya’s visits are past or upcoming as they should be, and places and bookings agree', async () => {
  const { rows } = await app.pool.query<{ isPast: boolean; isSeen: boolean }>(
    `
    select s.starts_at < app_now() as "isPast", a.checked_in_at is not null as "isSeen"
    from appointments a join slots s on s.id = a.slot_id where a.email_hash = $1`,
    [app.deps.lookupHash('email', 'maya@example.com')],
  );
  expect(rows).toHaveLength(4);
  expect(rows.every(({ isPast, isSeen }) => isPast === isSeen)).toBe(true);
  expect(
    await count(`
      select count(*) as n from slots s where taken <>
        (select count(*) from appointments a where a.slot_id = s.id and a.status = 'active')`),
  ).toBe(0);
});

test('every visit has the time that was held for it', async () => {
  const pairs = 'from appointments a join holds h on h.id = a.hold_id';
  expect(await count(`select count(*)::int as n ${pairs}`)).toBeGreaterThanOrEqual(4);
  expect(await count(`select count(*)::int as n ${pairs} where h.slot_id <> a.slot_id`)).toBe(0);
});

test('seeding again changes nothing, and a reset restores the same data', async () => {
  const rows = () => count('select (select count(*) from slots) + (select count(*) from users) as n');
  const before = await rows();
  await seed(app.deps);
  expect(await rows()).toBe(before);
  await app.pool.query('truncate slots cascade');
  await seed(app.deps, { reset: true });
  expect(await rows()).toBe(before);
});

test('a reset starts a new audit log, and keeps the rows that migrations created', async () => {
  const write = () => recordAudit(app.deps, { actor: 'operator:test', action: 'try', subject: 'one' });
  await write();
  await app.sweep('close-audit-chain');
  await seed(app.deps, { reset: true });
  await write();
  await app.sweep('close-audit-chain');
  expect((await verifyAuditChain(app.deps)).faults).toEqual([]);
  expect(await count('select count(*) as n from sealing_start')).toBe(1);
});

test('a production environment, or a database marked so, is refused', async () => {
  await expect(seed(app.deps, { environment: 'production' })).rejects.toThrow('production');
  await app.pool.query(`update database_purpose set purpose = 'production'`);
  await expect(seed(app.deps, { reset: true })).rejects.toThrow('production');
});
