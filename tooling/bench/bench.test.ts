import { expect, it } from 'vitest';
import { takeMedian } from './load.mjs';
import { measureCalls, measureTimedCalls } from './measure-calls.mjs';
import { judgeKept, measureKeptPages, measurePages } from './measure-pages.mjs';
import { listCalls, listPages, listTimedCalls } from './pages.mjs';
import { startMeasuredStack } from './stack.mjs';
import { printTable } from './table.mjs';

const environment = { SHOP_URL: 'http://shop', BOOKING_URL: 'http://booking', API_URL: 'http://api' };
const sample = { productId: '1', locationId: 'l', date: '2027-06-16', zip: '68102' };
const planted = { token: 'secret', slotIds: ['a', 'b'] };

it('its parts fit together', () => {
  for (const part of [measureCalls, measureTimedCalls, measureKeptPages, measurePages, startMeasuredStack]) {
    expect(part).toBeTypeOf('function');
  }
});

it('measures the pages that have a budget, with a cookie where the page needs one', () => {
  const pages = listPages(environment, { shopper: 'cart=1', patient: 'visit=1' });
  expect(pages.map(({ name }) => name)).toEqual(
    expect.arrayContaining([
      'Shop home',
      'Categories',
      'Product',
      'Cart with a kit',
      'Scheduler, places near',
    ]),
  );
  expect(
    pages.filter(({ cookie }) => cookie).every(({ name }) => /Cart|Assessment|Scheduler/.test(name)),
  ).toBe(true);
});

it('compares list, kit, slots and reserving with the bare query', () => {
  const calls = listCalls(environment, sample, planted);
  expect(calls.map(({ floor }) => floor.split('?')[0])).toEqual(['kits', 'kit', 'slots', 'reserve']);
  const reserve = calls.at(-1)!;
  const [first, second] = [1, 2].map((n) => reserve.vary!(n));
  expect(first!.path).not.toBe(second!.path);
  expect(first!.headers['x-visitor-address']).not.toBe(second!.headers['x-visitor-address']);
});

it('asks for slots with 100 clients, and for the lists of a large organization as it', () => {
  const calls = listTimedCalls(environment, sample, planted);
  expect(calls[0]!.connections).toBe(100);
  expect(calls.filter(({ headers }) => headers?.authorization === 'Bearer secret')).toHaveLength(4);
});

it('tells which pages are not ten times as fast from memory', () => {
  const { table, missed } = judgeKept([
    { name: 'Home', rendered: { rate: 500 }, cached: { rate: 5000, failures: 0 } },
    { name: 'Product', rendered: { rate: 900 }, cached: { rate: 7920, failures: 0 } },
  ]);
  expect(table).toContain('| Home | 500 | 5000 | 10.0× | met | 0 |');
  expect(table).toContain('| Product | 900 | 7920 | 8.8× | missed | 0 |');
  expect(missed).toEqual(['Product']);
});

it('takes the median of several readings and reports their spread', () => {
  const reading = (rate: number) => ({ rate, average: 0, p97: 0, p99: 0, cpu: {}, failures: 0 });
  expect(takeMedian([reading(90), reading(110), reading(100)])).toMatchObject({ rate: 100, spread: 0.2 });
});

it('prints Markdown', () => {
  expect(printTable(['Page', 'ms'], [['Home', 1]])).toBe('| Page | ms |\n| --- | --- |\n| Home | 1 |');
});
