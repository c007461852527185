import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { StripMark } from './strip-mark';

describe('StripMark', () => {
  it('is decoration', () => {
    expect(serverMarkup(<StripMark />).all('svg')[0]?.attributes['aria-hidden']).toBe('true');
  });
});
