import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { CartSummary } from './cart-summary';

describe('CartSummary', () => {
  it('pairs each amount with its name', () => {
    const { all } = serverMarkup(<CartSummary amounts={[{ label: 'Total', amount: '$9.00' }]} />);
    expect(all('dt')).toHaveLength(1);
    expect(all('dd')).toHaveLength(1);
  });
});
