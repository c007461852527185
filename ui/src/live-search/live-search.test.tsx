import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { LiveSearch } from './live-search';

describe('LiveSearch', () => {
  it('has a button that searches without script', () => {
    const { all } = serverMarkup(<LiveSearch label="Search employees" above={3} resultsId="list" />);
    expect(all('button')).toHaveLength(1);
    expect(all('form')[0]?.attributes.method).toBe('get');
  });
});
