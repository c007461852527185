import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { SearchBox } from './search-box';

describe('SearchBox', () => {
  it('is a form with a results page without script', () => {
    const { all, labeled } = serverMarkup(
      <SearchBox action="/categories" label="Search tests" suggestionsFrom="/s?q=" />,
    );
    expect(all('form')[0]?.attributes).toMatchObject({
      action: '/categories',
      method: 'get',
      role: 'search',
    });
    expect(labeled('Search tests')?.attributes.role).toBeUndefined();
    expect(all('ul')[0]?.attributes).toHaveProperty('hidden');
  });
});
