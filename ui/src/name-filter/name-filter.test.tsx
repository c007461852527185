import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { NameFilter } from './name-filter';

describe('NameFilter', () => {
  it('filters with a GET form without script', () => {
    const { all, text } = serverMarkup(<NameFilter label="Filter" listId="tests" count="3 tests" />);
    expect(all('form')[0]?.attributes.method).toBe('get');
    expect(text).toContain('3 tests');
  });

  it('leads elsewhere only if nothing matches', () => {
    const filter = (empty: boolean) => (
      <NameFilter
        label="Filter"
        listId="tests"
        count=""
        defaultValue="a & b"
        empty={empty}
        elsewhere={{ label: 'Search', address: '/find?search=' }}
      />
    );
    const link = serverMarkup(filter(true)).all('a')[0];
    expect(link?.attributes.href).toBe('/find?search=a%20%26%20b');
    const hidden = (empty: boolean) =>
      serverMarkup(filter(empty))
        .all('p')
        .some(({ attributes }) => 'hidden' in attributes);
    expect([hidden(true), hidden(false)]).toEqual([false, true]);
  });
});
