import { today, visitDay, type Row } from '@larkwell/contracts/appointments/rule-table/oracle';
import { TEST_PRICES, type TestType } from '@larkwell/contracts/test-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLocation, insertSlot } from '../testing/booking-fixture';
import { startShop, type Shop } from '../testing/shop';
import { bookRow, isInsured, listAcceptedRows, paysByCard } from './accepted-visits';
import { atOnce } from './at-once';
import { isFull, sized } from './size.env';

const accepted = listAcceptedRows(sized(2400, 16_000));
/** Spread over the table, whose rows come in the order of their kinds. */
const rows = isFull ? accepted : accepted.filter((_row, n) => (n * 60) % accepted.length < 60).slice(0, 60);

let shop: Shop;
let slotId: string;
beforeAll(async () => {
  // The press alone has to do it: no event of Stripe's helps.
  shop = await startShop({ webhooks: false });
  await shop.moveClock({ at: new Date(`${today}T15:00:00Z`) });
  slotId = await insertSlot(shop, await insertLocation(shop), `${visitDay}T15:00:00Z`, rows.length);
});
afterAll(() => shop.close());

const emailOf = (n: number) => `patient-${n}@example.com`;
const priceOf = (row: Row) => (paysByCard(row) ? TEST_PRICES[row.test as TestType] : 0);

/** What Stripe has taken for a booking, or holds, in cents; each charge apart. */
async function takenFor(bookingId: string): Promise<number[]> {
  const { rows: payments } = await shop.pool.query<{ intent: string }>(
    'select payment_intent_id as intent from visit_payments where appointment_id = $1',
    [bookingId],
  );
  const intents = await Promise.all(
    payments.map(({ intent }) => shop.deps.stripe.paymentIntents.retrieve(intent)),
  );
  return intents.map((intent) => intent.amount_received + intent.amount_capturable);
}

test('the table has accepted visits of every kind', () => {
  expect(rows.length).toBeGreaterThanOrEqual(sized(55, 800));
  const kinds = rows.map((row) => `${row.test} ${paysByCard(row)} ${isInsured(row)}`);
  expect(new Set(kinds)).toEqual(
    new Set(['RT-PCR false true', 'RT-PCR false false', 'RT-PCR true false', 'Antigen true false']),
  );
});

test(
  `each of ${rows.length} accepted visit forms is booked, charged what it costs and mailed, once`,
  async () => {
    const booked = await atOnce(
      4,
      rows.map((row, n) => () => {
        const address = `198.51.${100 + (n >> 8)}.${n & 255}`;
        return bookRow(shop, slotId, row, { email: emailOf(n), address });
      }),
    );
    await shop.runJobs();
    for (const [n, row] of rows.entries()) {
      const outcome = booked[n]!;
      const said = `row ${n}: ${JSON.stringify(row)}`;
      expect(outcome, said).toMatchObject({ status: 'fulfilled' });
      if (outcome.status === 'rejected') continue;
      const { bookingId, confirmationCode } = outcome.value;
      const { rows: kept } = await shop.pool.query(
        `select status, amount_paid_cents as paid, test_type as test from appointments where patient_email = $1`,
        [emailOf(n)],
      );
      const price = priceOf(row);
      expect(kept, said).toEqual([{ status: 'active', paid: price, test: row.test }]);
      expect(await takenFor(bookingId), said).toEqual(price ? [price] : []);
      const mails = shop.mailbox.to(emailOf(n));
      expect(mails, said).toHaveLength(1);
      expect(mails[0]!.text, said).toContain(confirmationCode);
      expect(mails[0]!.attachments, said).toHaveLength(1);
    }
    let held = 0;
    for await (const intent of shop.deps.stripe.paymentIntents.list({ limit: 100 })) {
      held += intent.amount_received + intent.amount_capturable;
    }
    expect(held).toBe(rows.reduce((sum, row) => sum + priceOf(row), 0));
  },
  sized(120_000, 1_800_000),
);
