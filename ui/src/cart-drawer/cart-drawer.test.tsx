import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { CartDrawer } from './cart-drawer';

describe('CartDrawer', () => {
  it('is only its link without script', () => {
    const { all } = serverMarkup(
      <CartDrawer source="/cart/drawer">
        <a href="/cart">Cart</a>
      </CartDrawer>,
    );
    expect(all('a')[0]?.attributes.href).toBe('/cart');
    expect(all('dialog')[0]?.attributes).not.toHaveProperty('open');
  });
});
