import { setTimeout as pause } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { seeded } from '../../api/faults/random';
import { isFull, seed, sized } from '../../api/faults/size.env';
import { readBooks, readStripe } from './books';
import { addPatient, addShopper, type Payer } from './people';
import { startProduct, type Product } from './product';

const random = seeded(seed);
const patience = sized(60_000, 120_000);
const rounds = sized(1, 20);
/** People per site in a wave. */
const people = sized(1, 3);

let product: Product;
beforeAll(async () => {
  product = await startProduct();
}, 900_000);
afterAll(() => product?.close());

/** Parts that are killed together; the small run has fewer waves. */
const waves = (): string[][] => {
  const { parts } = product;
  return isFull
    ? parts.map((part) => [part])
    : [['The shop', 'The booking site'], ['stripe', 's3'], ['mail', 'The API'], ['The database']];
};

let count = 0;

async function comeToPay(): Promise<Payer[]> {
  const coming = Array.from({ length: people }, () => {
    count += 1;
    return [addShopper(product, count, patience), addPatient(product, count, patience)];
  });
  return Promise.all(coming.flat());
}

test(
  `people pay while each part is killed and restarted; each gets what they paid for, once (seed ${seed})`,
  async () => {
    const before = await readStripe(product);
    const emails: string[] = [];
    for (let round = 0; round < rounds; round += 1) {
      for (const wave of waves()) {
        const payers = await comeToPay();
        emails.push(...payers.map(({ email }) => email));
        const countSteps = () => payers.reduce((sum, payer) => sum + payer.countSteps(), 0);
        // Each opens the page, goes to Stripe's and returns; the kill comes somewhere in between.
        const enough = countSteps() + random.int(3 * payers.length);
        const paying = Promise.allSettled(payers.map((payer) => payer.pay()));
        while (countSteps() < enough) await pause(1);
        await Promise.all(wave.map((part) => product.crash(part)));
        const ends = await paying;
        expect(ends, `${wave.join()} in round ${round}`).toEqual(
          ends.map(() => ({ status: 'fulfilled', value: undefined })),
        );
      }
    }
    expect(product.parts.toSorted()).toEqual(
      ['The API', 'The booking site', 'The database', 'The shop', 'mail', 's3', 'stripe'].toSorted(),
    );
    // By then, open payments are settled and delayed mails are sent.
    await product.advance(40);
    await product.pool.query(`update pgboss.job set start_after = now() where state = 'retry'`);
    const settled = async () => {
      const books = await readBooks(product, emails);
      return books.filter(({ had, mails }) => had.length !== 1 || mails !== 1);
    };
    await expect.poll(settled, { timeout: 60_000 }).toEqual([]);
    const cents = (await readBooks(product, emails)).flatMap(({ had }) => had);
    const expected = [...before.kept, ...cents].sort((one, other) => one - other);
    await expect.poll(() => readStripe(product), { timeout: 60_000 }).toEqual({ kept: expected, held: [] });
  },
  sized(360_000, 7_200_000),
);
