import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { fixedMorning } from '../../testing/booking-fixture';
import { byCard, listMoneyWithoutVisits, openHouseholds } from '../../testing/household-visits';
import { payOnPage } from '../../testing/pay-on-page';
import { startShop } from '../../testing/shop';

const app = await startShop({ webhooks: false });
const { bookingsOf, fillIn, openMorning, takenOf } = openHouseholds(app);
beforeEach(() => app.moveClock({ at: fixedMorning, frozen: true }));
afterAll(() => app.close());

describe('a household that pays on Stripe’s page', () => {
  const openPage = async ({ draftId, holdToken }: { draftId: string; holdToken: string }) => {
    const opened = await app.api.appointments.createCheckoutSession({ draftId, holdToken });
    if (!opened.success) throw new Error(opened.errorMessage);
    return opened.data.url;
  };

  test('reads one line for each person who pays, and is booked by the return alone', async () => {
    const morning = await openMorning([3]);
    const held = await fillIn(morning.slots[0]!, [byCard, {}, byCard]);
    const url = await openPage(held);
    const page = await (await fetch(url)).text();
    expect(page).toContain('person 1');
    expect(page).not.toContain('person 2');
    expect(page).toContain('person 3');
    await payOnPage(url);
    expect((await app.api.appointments.paymentState({ draftId: held.draftId })).data.state).toBe('confirmed');
    expect((await bookingsOf(held.draftId)).map(({ amountPaid }) => amountPaid)).toEqual([12_000, 0, 12_000]);
    expect(await listMoneyWithoutVisits(app)).toEqual([]);
  });

  test('after its time is booked if all places are still free, otherwise nobody is and the money goes back', async () => {
    const morning = await openMorning([3]);
    const held = await fillIn(morning.slots[0]!, [byCard, {}, byCard]);
    await payOnPage(await openPage(held));
    await app.moveClock({ advanceSeconds: 1500 });
    await app.sweep('settle-payments');
    expect(await takenOf(morning)).toEqual([3]);
    expect((await bookingsOf(held.draftId)).map(({ status }) => status)).toEqual([
      'active',
      'active',
      'active',
    ]);

    const other = await openMorning([3]);
    const late = await fillIn(other.slots[0]!, [byCard, {}, byCard]);
    await payOnPage(await openPage(late));
    await app.moveClock({ advanceSeconds: 1500 });
    await app.pool.query(`update slots set capacity = 2, taken = 2 where id = $1`, [other.slots[0]!]);
    await app.pool.query(`update holds set state = 'expired' where slot_id = $1`, [other.slots[0]!]);
    await app.sweep('settle-payments');
    const { rows } = await app.pool.query(`select 1 from appointments where slot_id = $1`, [other.slots[0]!]);
    expect(rows).toEqual([]);
    expect(await takenOf(other)).toEqual([2]);
    expect(await listMoneyWithoutVisits(app)).toEqual([]);
  });

  test('keeps its places while the page is open, and frees them all once a call has closed it', async () => {
    const morning = await openMorning([2]);
    const held = await fillIn(morning.slots[0]!, [byCard, byCard]);
    await openPage(held);
    await app.moveClock({ advanceSeconds: 1500 });
    await app.pool.query('select release_expired_holds($1)', [morning.slots[0]!]);
    expect(await takenOf(morning)).toEqual([2]);
    await app.sweep('release-holds');
    expect(await takenOf(morning)).toEqual([0]);
  });
});
