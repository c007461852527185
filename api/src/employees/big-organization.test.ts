import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest';
import { plantBigOrganization } from '../../testing/big-organization';
import { startTestApp, type ApiClient, type TestApp } from '../../testing/test-app';

let test: TestApp;
let api: ApiClient;
beforeAll(async () => {
  test = await startTestApp();
  const size = { employees: 500, payments: 5000, cents: 4900 };
  await plantBigOrganization(test.deps.db, 'other', size);
  api = test.as({ token: (await plantBigOrganization(test.deps.db, 'big', size)).token });
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => test.close());

/** The queries of a call: the session, the person, and what the call itself reads. */
async function countQueries(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(test.pool, 'query');
  await call();
  return query.mock.calls.length;
}

it('has 500 employees on pages of 25, found by name, none from another organization', async () => {
  const pages = await Promise.all(
    [0, 475].map((start) => api.employees.list({ start }).then(({ data }) => data)),
  );
  expect(pages.map((page) => [page.length, page[0]!.full_name])).toEqual([
    [25, 'Person 00001'],
    [25, 'Person 00476'],
  ]);
  const found = await api.employees.list({ search: 'person 0049' });
  expect(found.total).toBe(10);
  expect(found.data.every(({ email }) => email.startsWith('big-'))).toBe(true);
});

it('has 5,000 payments on pages of 25, with the sum of all, or of those found', async () => {
  const last = await api.employees.listPayments({ start: 4975 });
  expect(last).toMatchObject({ total: 5000, totalAmount: 5000 * 4900 });
  expect(last.data).toHaveLength(25);
  const seen = new Set<string>();
  for (let start = 0; start < 100; start += 25) {
    for (const { id } of (await api.employees.listPayments({ start })).data) seen.add(id);
  }
  expect(seen.size).toBe(100);
  const found = await api.employees.listPayments({ search: 'Person 00042' });
  expect(found).toMatchObject({ total: 10, totalAmount: 49_000 });
  expect(await api.employees.listPayments({ search: 'FERRITIN', start: 5000 })).toEqual({
    data: [],
    total: 5000,
    totalAmount: 5000 * 4900,
  });
});

it.each([
  ['employees', () => api.employees.list({ search: 'person 0049' })],
  ['payments', () => api.employees.listPayments({ search: 'ferritin' })],
  ['tests', () => api.employees.listTests({ search: 'ferritin' })],
  ['orders', () => api.employees.listOrders({ search: 'ferritin' })],
])('gets a page of %s and its totals in one query', async (_, call) => {
  expect(await countQueries(call)).toBe(3);
});
