import { expect, it } from 'vitest';
import { paths } from '../paths';
import { readSort, sortOrders } from './sort-orders';

it('reads a known order and takes anything else as the usual one', () => {
  const read = (query: string) => readSort(new URLSearchParams(query));
  expect(
    ['sort=price', 'sort=-price', 'sort=name', '', 'sort=', 'sort=stock', 'sort=a&sort=name'].map(read),
  ).toEqual(['price', '-price', 'name', 'popular', 'popular', 'popular', 'popular']);
});

it('leaves the usual order out of its address and keeps the rest of it', () => {
  const orders = sortOrders('price', 'Popular', (sort) =>
    paths.categories({ tab: 'sexual-health', ...sort }),
  );
  expect(orders.map(({ href, current }) => [href, current])).toEqual([
    ['/categories?tab=sexual-health', false],
    ['/categories?tab=sexual-health&sort=price', true],
    ['/categories?tab=sexual-health&sort=-price', false],
    ['/categories?tab=sexual-health&sort=name', false],
  ]);
});
