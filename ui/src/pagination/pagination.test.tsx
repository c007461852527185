import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Pagination } from './pagination';

describe('Pagination', () => {
  const hrefFor = (page: number) => `?page=${page}`;

  it('shows the first, the last and the neighbors', () => {
    const { all } = serverMarkup(<Pagination page={5} pages={9} hrefFor={hrefFor} label="Orders" />);
    const pages = all('a').map(({ attributes }) => attributes['aria-label']);
    expect(pages.filter(Boolean)).toEqual(['Page 1', 'Page 4', 'Page 5', 'Page 6', 'Page 9']);
  });

  it('renders nothing for one page', () => {
    expect(serverMarkup(<Pagination page={1} pages={1} hrefFor={hrefFor} label="Orders" />).html).toBe('');
  });
});
