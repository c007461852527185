import { describe, expect, it } from 'vitest';
import { serverMarkup } from '../testing/read-markup';
import { ProductCard } from './product-card';

describe('ProductCard', () => {
  const card = (
    <ProductCard
      name="Thyroid check"
      href="/categories/thyroid"
      category="Hormones & thyroid"
      method="Saliva"
      price="$99.00"
      description="Measures TSH"
      cut
    />
  );

  it('names the kit in every link', () => {
    const { all } = serverMarkup(card);
    for (const link of all('a')) {
      expect(link.attributes['aria-label'] ?? 'Thyroid check').toContain('Thyroid check');
      expect(link.attributes.href).toBe('/categories/thyroid');
    }
  });

  it('shows the category and the "more" marker', () => {
    expect(serverMarkup(card).text).toContain('Hormones & thyroid');
    expect(serverMarkup(card).text).toContain('see more');
  });
});
