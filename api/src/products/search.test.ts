import type { ProductSort } from '@larkwell/contracts/products/products';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { plantCatalog } from '../../seed/catalog/plant-catalog';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { typedSearches } from '../../testing/typed-searches';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await plantCatalog.run(test.deps);
});
afterAll(() => test.close());

const find = async (search: string) => (await test.api.products.search({ search })).data;
const slugs = async (search: string) => (await find(search)).map(({ slug }) => slug);
const searches = Object.entries(typedSearches).flatMap(([kit, list]) =>
  list.map((typed) => [typed, kit] as const),
);

describe('what people type', () => {
  it('has at least 100 examples, each once, for every kit in the shop', async () => {
    expect(searches.length).toBeGreaterThanOrEqual(100);
    expect(new Set(searches.map(([typed]) => typed)).size).toBe(searches.length);
    const { data } = await test.api.products.listByCategory({ category: 'all-tasks' });
    expect(Object.keys(typedSearches).sort()).toEqual(data.map(({ slug }) => slug).sort());
  });

  it.each(searches)('"%s" finds %s among the first three', async (typed, kit) => {
    expect((await slugs(typed)).slice(0, 3)).toContain(kit);
  });
});

describe('a search', () => {
  it.each([
    ['cholestrol', ['cholesterol-check']],
    ['std', ['chlamydia-gonorrhea-swab', 'three-infection-urine-check']],
    ['vitamin d', ['vitamin-d-check']],
    ['a1c', ['blood-sugar-check']],
  ])('for "%s" leads with the kits it means, and leaves out what hardly matches', async (typed, kits) => {
    expect(await slugs(typed)).toEqual(kits);
  });

  it('finds nothing for what no kit measures, and for what is not a word', async () => {
    for (const typed of [
      '',
      '  ',
      'zzzz',
      'covid',
      'hiv',
      'zinc',
      'the',
      "'; drop table x; --",
      '& | ! :* (',
      '%',
      '\\',
      '日本',
    ])
      expect(await find(typed), typed).toEqual([]);
  });

  it('shows every kit for what every kit is', async () => {
    for (const search of ['test', 'home test kit', 'check'])
      expect(await test.api.products.search({ search }), search).toMatchObject({ total: 10 });
  });

  it('takes the longest text that fits in the field, and words without end', async () => {
    for (const typed of [
      'a'.repeat(100),
      'ab '.repeat(33),
      'é'.repeat(100),
      'choles'.repeat(16),
      '㌖'.repeat(100),
      '𝕏'.repeat(100),
    ])
      expect(await find(typed), typed).toEqual([]);
  });

  it('ignores accents, case and apostrophes', async () => {
    for (const typed of ['thyroïd', 'THYROID', 'Hashimoto’s', 'hashimoto'])
      expect(await slugs(typed), typed).toContain('thyroid-check');
  });

  it.each([
    ['tired', 'vitamin-d-check', 'Tiredness in the winter months'],
    ['fatigue', 'vitamin-d-check', 'Tiredness in the winter months'],
    ['tierd', 'vitamin-d-check', 'Tiredness in the winter months'],
    ['ferritin', 'iron-check', 'Ferritin'],
    ['tired', 'iron-check', 'Tiredness on a diet without meat'],
    ['anemia', 'iron-check', 'anemia'],
    ['std', 'chlamydia-gonorrhea-swab', 'std'],
    ['iron', 'iron-check', null],
    ['cholestrol', 'cholesterol-check', null],
    ['test', 'iron-check', null],
  ])('for "%s" says why it found %s: %s', async (typed, slug, reason) => {
    const { data } = await test.api.products.search({ search: typed, limit: 50 });
    expect(data.find((kit) => kit.slug === slug)!.foundFor).toBe(reason);
  });

  it('understands a synonym that is added to the table', async () => {
    expect(await slugs('jojoba')).toEqual([]);
    await test.pool.query(`insert into search_synonyms (typed, means) values ('jojoba', 'ferritin')`);
    expect(await slugs('jojoba')).toEqual(['iron-check']);
  });

  it('is sorted by price or name if wanted, a list too', async () => {
    for (const list of [
      (sort: ProductSort) => test.api.products.search({ search: 'tired', sort, limit: 50 }),
      (sort: ProductSort) => test.api.products.listByCategory({ category: 'all-tasks', sort }),
    ]) {
      const sorted = async (sort: ProductSort) => (await list(sort)).data;
      const prices = (await sorted('price')).map(({ price }) => price);
      expect(prices.length).toBeGreaterThan(2);
      expect(prices).toEqual([...prices].sort((one, other) => one - other));
      expect((await sorted('-price')).map(({ price }) => price)).toEqual([...prices].reverse());
      const names = (await sorted('name')).map(({ name }) => name);
      expect(names).toEqual([...names].sort());
    }
  });
});
