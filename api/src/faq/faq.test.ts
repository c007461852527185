import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { plantHelp } from '../../seed/help/plant-help';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await plantHelp.run(test.deps);
});
afterAll(() => test.close());

it('lists six categories and twenty-five questions, in their order', async () => {
  const { data } = await test.api.faq.listCategories();
  expect(data).toHaveLength(6);
  expect(data[0]?.name).toBe('Ordering and payment');
  expect((await test.api.faq.list({})).data).toHaveLength(25);
});

it('finds a category by its name, with spaces or hyphens and in any case', async () => {
  const named = await test.api.faq.list({ category: 'Delivery and tracking' });
  const hyphened = await test.api.faq.list({ category: 'delivery-and-tracking' });
  expect(named.data.length).toBeGreaterThan(0);
  expect(hyphened.data).toEqual(named.data);
  expect(new Set(named.data.map(({ category }) => category))).toEqual(new Set(['Delivery and tracking']));
  expect(named.categories).toHaveLength(6);
});

it('finds nothing in a category that does not exist', async () => {
  expect((await test.api.faq.list({ category: 'Nothing' })).data).toEqual([]);
});

it('searches headings and answers, not markup', async () => {
  const { data } = await test.api.faq.list({ searchText: 'PLAIN BOX' });
  expect(data.map(({ heading }) => heading)).toContain('What does the box look like?');
  expect((await test.api.faq.list({ searchText: '</p>' })).data).toEqual([]);
});

it('treats pattern characters as plain text', async () => {
  expect((await test.api.faq.list({ searchText: '%%%%' })).data).toEqual([]);
  expect((await test.api.faq.list({ searchText: '____' })).data).toEqual([]);
  expect((await test.api.faq.list({ searchText: '\\' })).data).toEqual([]);
});

it('seeds twice without duplicates', async () => {
  await plantHelp.run(test.deps);
  expect((await test.api.faq.list({})).data).toHaveLength(25);
});

it('serves a page, in any case of its address, without anything that could run', async () => {
  await test.pool.query(
    `insert into content_pages values ('odd', 'Odd', '<p>Fine</p><script>alert(1)</script>')`,
  );
  expect((await test.api.pages.get({ pageSlug: 'ODD' })).data).toEqual({
    title: 'Odd',
    content: '<p>Fine</p>',
  });
  expect((await test.api.pages.get({ pageSlug: 'return-policy' })).data?.title).toBe('Return policy');
  expect((await test.api.pages.get({ pageSlug: 'unwritten' })).data).toBeNull();
});
