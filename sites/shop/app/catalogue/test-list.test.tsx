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
