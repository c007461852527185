import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { plantCatalog } from '../../seed/catalog/plant-catalog';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await plantCatalog.run(test.deps);
});
afterAll(() => test.close());

const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('the catalog', () => {
  it('returns a kit by slug and by id, with other popular ones', async () => {
    const bySlug = await test.api.products.get({ id: 'thyroid-check' });
    const byId = await test.api.products.get({ id: bySlug.data.id });
    expect(byId).toEqual(bySlug);
    expect(bySlug.popular).toHaveLength(4);
    expect(names(bySlug.popular)).not.toContain('Thyroid Check');
    await expect(test.api.products.get({ id: 'none' })).rejects.toMatchObject({ status: 404 });
  });

  it('prices the three packages of a $99.00 kit at 25, 20 and 15 % off', async () => {
    const { data } = await test.api.products.get({ id: 'thyroid-check' });
    const packages = data.price_id.map(({ subscriptionType, value, price }) => [
      subscriptionType,
      value,
      price,
    ]);
    expect(packages).toEqual([
      [3, 25, 7425],
      [6, 20, 7920],
      [12, 15, 8415],
    ]);
  });

  it('pages every product under all-tasks and returns the total', async () => {
    const first = await test.api.products.listByCategory({ category: 'all-tasks', start: 0, limit: 6 });
    const rest = await test.api.products.listByCategory({ category: 'all-tasks', start: 6, limit: 6 });
    const beyond = await test.api.products.listByCategory({ category: 'all-tasks', start: 60, limit: 6 });
    expect([first.total, rest.total, beyond.total]).toEqual([10, 10, 10]);
    expect(new Set(names([...first.data, ...rest.data])).size).toBe(10);
    expect(beyond.data).toEqual([]);
  });

  it('lists one category by its slug and refuses one that does not exist', async () => {
    const { data, total } = await test.api.products.listByCategory({ category: 'sexual-health' });
    expect(names(data)).toEqual(['Chlamydia and Gonorrhea Swab', 'Three-Infection Urine Check']);
    expect(total).toBe(2);
    await expect(test.api.products.listByCategory({ category: 'none' })).rejects.toMatchObject({
      status: 404,
    });
  });

  it('suggests five at most and counts them all', async () => {
    const { data, total } = await test.api.products.search({ search: 'check' });
    expect(data).toHaveLength(5);
    expect(total).toBeGreaterThan(5);
    expect(data).toEqual((await test.api.products.search({ search: 'check', start: 0, limit: 5 })).data);
    const later = await test.api.products.search({ search: 'check', start: 4, limit: 2 });
    expect(names(later.data)).toHaveLength(2);
    expect(names(later.data)[0]).toBe(names(data)[4]);
    expect(later.total).toBe(total);
  });

  it('checks a quantity against the shelf and says what is left', async () => {
    const { data } = await test.api.products.get({ id: 'cortisol-day-curve' });
    const productId = data.id;
    await expect(test.api.products.checkQuantity({ productId, quantity: 40 })).resolves.toMatchObject({
      data: { stock: 40 },
    });
    await expect(test.api.products.checkQuantity({ productId, quantity: 41 })).rejects.toMatchObject({
      status: 409,
      data: { code: 'out-of-stock', errorMessage: 'Only 40 of Cortisol Day Curve left.' },
    });
  });
});
