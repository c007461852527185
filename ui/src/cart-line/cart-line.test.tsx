import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { CartLine } from './cart-line';

describe('CartLine', () => {
  it('says what is wrong with it, and which kit its total is for', () => {
    const { text } = serverMarkup(
      <CartLine
        name="Thyroid check"
        href="/t"
        category="Hormones & thyroid"
        emblem="wings"
        option="One-time purchase"
        unitPrice="$99.00"
        lineTotal="$198.00"
        quantity="2"
        error="Only 1 is left"
      />,
    );
    expect(text).toContain('Error: Only 1 is left');
    expect(text).toContain('Total for Thyroid check: $198.00');
  });
});
