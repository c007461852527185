import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { Icon } from './icon';

describe('Icon', () => {
  it('is hidden from screen readers unless it has a label', () => {
    expect(serverMarkup(<Icon name="cart" />).all('svg')[0]?.attributes['aria-hidden']).toBe('true');
    expect(serverMarkup(<Icon name="search" label="Search" />).all('svg')[0]?.attributes).toMatchObject({
      role: 'img',
      'aria-label': 'Search',
    });
  });
});
