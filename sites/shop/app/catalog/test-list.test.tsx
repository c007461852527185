import { makeProductCard } from '@larkwell/contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TestList } from './test-list';

it.each([
  ['a category without kits', false, 'No Items Added..!!'],
  ['a search that finds nothing', true, 'No results found'],
])('says so for %s', (_, isNarrowed, words) => {
  const list = <TestList id="tests" products={[]} showCoupons isNarrowed={isNarrowed} />;
  expect(renderToStaticMarkup(list)).toContain(words);
});

it('says that a kit is sold out where its cart button would be', () => {
  const products = [makeProductCard({ quantity: 0 })];
  const list = <TestList id="tests" products={products} showCoupons isNarrowed={false} />;
  const page = renderToStaticMarkup(list);
  expect(page).toContain('Sold out');
  expect(page).not.toContain('<button');
});
