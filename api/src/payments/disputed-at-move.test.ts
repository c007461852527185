import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startOwnersShop } from '../../testing/owners-shop';
import { openPaidVisits } from '../../testing/paid-visits';

let owners: Awaited<ReturnType<typeof startOwnersShop>>;
let shop: typeof owners.shop;
let bookVisit: Awaited<ReturnType<typeof openPaidVisits>>;
beforeAll(async () => {
  owners = await startOwnersShop();
  ({ shop } = owners);
  bookVisit = await openPaidVisits(owners);
});
afterAll(() => shop.close());

/** Waits until so many statements of this database wait for a lock. */
const expectWaiting = (count: number) =>
  expect
    .poll(
      async () => {
        const { rowCount } = await shop.pool.query(
          `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rowCount;
      },
      { timeout: 20_000 },
    )
    .toBeGreaterThanOrEqual(count);

/** Keeps every claim of the time waiting until the returned function is called. */
async function holdUp(slotId: string) {
  const client = await shop.pool.connect();
  await client.query('begin');
  await client.query('select 1 from slots where id = $1 for update', [slotId]);
  return async () => {
    await client.query('commit');
    client.release();
  };
}

describe('a dispute about a visit that its patient is moving', () => {
  it('that is lost before the move ends cancels the moved visit as unpaid and frees both times', async () => {
    const visit = await bookVisit();
    await visit.dispute();
    const { slotId: wanted } = await bookVisit();
    await shop.pool.query('update slots set capacity = taken + 1 where id = $1', [wanted]);
    const letMoveEnd = await holdUp(wanted);

    const moving = shop.api.appointments.moveBooking({ bookingId: visit.bookingId, slotId: wanted });
    await expectWaiting(1);
    const losing = visit.lose();
    await expectWaiting(2);
    await letMoveEnd();

    expect(await moving).toMatchObject({ success: true });
    await losing;
    expect(await visit.view()).toMatchObject({ status: 'cancelled', standing: 'unpaid', amountPaid: 0 });
    const { rows } = await shop.pool.query<{ id: string; taken: number }>(
      'select id, taken from slots where id = any ($1)',
      [[visit.slotId, wanted]],
    );
    expect(Object.fromEntries(rows.map(({ id, taken }) => [id, taken]))).toEqual({
      [visit.slotId]: 0,
      [wanted]: 1,
    });
  });
});
