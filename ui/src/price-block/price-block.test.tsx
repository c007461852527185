import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { PriceBlock } from './price-block';

describe('PriceBlock', () => {
  it('says a struck-through price in words', () => {
    expect(serverMarkup(<PriceBlock price="$74.25" before="$99.00" />).text).toContain('instead of $99.00');
  });
});
