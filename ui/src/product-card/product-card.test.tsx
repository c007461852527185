import { describe, expect, it } from 'vitest';
import { exampleKits } from '../illustration/example-kits';
import { serverMarkup } from '../testing/read-markup';
import { ProductCard } from './product-card';

const { name, category, contents, emblem } = exampleKits[2];
const kit = { name, category, contents, emblem, price: '$99.00', href: '/categories/thyroid-check' };

describe('ProductCard', () => {
  it('names the kit in every link', () => {
    const { all, text } = serverMarkup(<ProductCard {...kit} description="Measures TSH" cut />);
    expect(all('a').map(({ attributes }) => attributes.href)).toEqual(Array(3).fill(kit.href));
    expect(text).toContain('Learn More about Thyroid Check');
    expect(text).toContain('see more about Thyroid Check');
  });

  it('shows category, fact and price as words', () => {
    const { text } = serverMarkup(<ProductCard {...kit} fact="Finger prick · 3 values" />);
    expect(text).toContain('Hormones & Thyroid');
    expect(text).toContain('Finger prick · 3 values');
    expect(text).toContain('Price: $99.00');
  });

  it('says why a search found it', () => {
    const reason = 'Found for: Pale skin';
    expect(serverMarkup(<ProductCard {...kit} reason={reason} />).text).toContain(reason);
  });

  it('says that a kit is sold out', () => {
    expect(serverMarkup(<ProductCard {...kit} soldOut="Sold out" />).text).toContain('Sold out');
    expect(serverMarkup(<ProductCard {...kit} />).text).not.toContain('Sold out');
  });
});
