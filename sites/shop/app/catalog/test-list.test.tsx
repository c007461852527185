import { makeProductCard } from '@larkwell/contracts/testing';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { TestList } from './test-list';

it('says so for a category without kits', () => {
  const list = <TestList id="tests" products={[]} showCoupons />;
  expect(renderToStaticMarkup(list)).toContain('No Items Added..!!');
});

it('says that a kit is sold out, and offers a mail where its cart button would be', () => {
  const products = [makeProductCard({ quantity: 0 })];
  const list = <TestList id="tests" products={products} showCoupons />;
  const page = renderToStaticMarkup(list);
  expect(page).toContain('Sold out');
  expect(page).toContain(`href="/back-in-stock/${products[0]!.slug}"`);
  expect(page).not.toContain('<button');
});
