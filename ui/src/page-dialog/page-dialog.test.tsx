import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { PageDialog } from './page-dialog';

describe('PageDialog', () => {
  it('is only its link without script', () => {
    const { all } = serverMarkup(
      <PageDialog title="Cart">
        <a href="/cart">Cart</a>
      </PageDialog>,
    );
    expect(all('a')[0]?.attributes.href).toBe('/cart');
    expect(all('dialog')[0]?.attributes).not.toHaveProperty('open');
  });
});
