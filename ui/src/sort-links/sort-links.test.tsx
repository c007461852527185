import { expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { SortLinks } from './sort-links';

it('marks the order in view and links to each', () => {
  const { all } = serverMarkup(
    <SortLinks
      label="Sort by"
      orders={[
        { label: 'Popular', href: '/list', current: false },
        { label: 'Name', href: '/list?sort=name', current: true },
      ]}
    />,
  );
  expect(all('a').map(({ attributes }) => [attributes.href, attributes['aria-current']])).toEqual([
    ['/list', undefined],
    ['/list?sort=name', 'true'],
  ]);
});
