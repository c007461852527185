import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { SkipLink } from './skip-link';

describe('SkipLink', () => {
  it('goes to the main content', () => {
    expect(serverMarkup(<SkipLink />).all('a')[0]?.attributes.href).toBe('#main');
  });
});
