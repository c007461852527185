import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import { today, visitDay, type Row } from '@larkwell/contracts/appointments/rule-table/oracle';
import { type TestType } from '@larkwell/contracts/test-types';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { insertLocation, insertSlot } from '../testing/booking-fixture';
import { startShop, type Shop } from '../testing/shop';
import { acceptedAssessment, acceptedEmail } from './accepted-patients';
import { bookRow, isInsured, listAcceptedRows, paysByCard } from './accepted-visits';
import { atOnce } from './at-once';
import { seeded } from './random';
import { isFull, seed, sized } from './size.env';

const accepted = listAcceptedRows(sized(2400, 16_000));
/** Spread over the table, whose rows are sorted by kind. */
const rows = isFull ? accepted : accepted.filter((_row, n) => (n * 60) % accepted.length < 60).slice(0, 60);

let shop: Shop;
let slotId: string;
beforeAll(async () => {
  // The press alone has to do it, without help from Stripe's events.
  shop = await startShop({ webhooks: false });
  await shop.moveClock({ at: new Date(`${today}T15:00:00Z`) });
  slotId = await insertSlot(shop, await insertLocation(shop), `${visitDay}T15:00:00Z`, rows.length);
});
afterAll(() => shop.close());

/** Answers to the assessment, for each row. */
const random = seeded(seed);
const assessments = rows.map(() => acceptedAssessment(random));
const priceOf = (row: Row) => (paysByCard(row) ? TEST_PRICES[row.test as TestType] : 0);

/** What Stripe has taken for each visit, or holds, in cents; sorted. */
async function listTaken(): Promise<number[]> {
  const taken: number[] = [];
  for await (const intent of shop.deps.stripe.paymentIntents.list({ limit: 100 })) {
    taken.push(intent.amount_received + intent.amount_capturable);
  }
  return taken.sort(byAmount);
}

const byAmount = (one: number, other: number) => one - other;

test('the table has accepted visits of every kind', () => {
  expect(rows.length).toBeGreaterThanOrEqual(sized(55, 800));
  const kinds = rows.map((row) => `${row.test} ${paysByCard(row)} ${isInsured(row)}`);
  expect(new Set(kinds)).toEqual(
    new Set(['RT-PCR false true', 'RT-PCR false false', 'RT-PCR true false', 'Antigen true false']),
  );
});

test(
  `each of ${rows.length} accepted visit forms is booked, charged its price and mailed, once`,
  async () => {
    const booked = await atOnce(
      4,
      rows.map((row, n) => () => {
        const address = `198.51.${100 + (n >> 8)}.${n & 255}`;
        return bookRow(shop, slotId, row, { email: acceptedEmail(n), assessment: assessments[n]!, address });
      }),
    );
    await shop.runJobs();
    for (const [n, row] of rows.entries()) {
      const outcome = booked[n]!;
      const email = acceptedEmail(n).toLowerCase();
      const said = `row ${n}: ${JSON.stringify({ ...row, email, assessment: assessments[n] })}`;
      expect(outcome, said).toMatchObject({ status: 'fulfilled' });
      if (outcome.status === 'rejected') continue;
      const { confirmationCode } = outcome.value;
      const { rows: kept } = await shop.pool.query(
        `select status, amount_paid_cents as paid, test_type as test from appointments where email_hash = $1`,
        [shop.deps.lookupHash('email', email)],
      );
      expect(kept, said).toEqual([{ status: 'active', paid: priceOf(row), test: row.test }]);
      const mails = shop.mailbox.to(email);
      expect(mails, said).toHaveLength(1);
      expect(mails[0]!.text, said).toContain(confirmationCode);
      expect(mails[0]!.attachments, said).toHaveLength(1);
    }
    const prices = rows.map(priceOf).filter((price) => price > 0);
    expect(await listTaken()).toEqual(prices.sort(byAmount));
  },
  sized(600_000, 7_200_000),
);
