import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { NameFilter } from './name-filter';

describe('NameFilter', () => {
  it('filters with a GET form without script', () => {
    const { all, text } = serverMarkup(<NameFilter label="Filter" listId="tests" count="3 tests" />);
    expect(all('form')[0]?.attributes.method).toBe('get');
    expect(text).toContain('3 tests');
  });
});
