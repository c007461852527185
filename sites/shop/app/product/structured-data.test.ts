import { makeProduct } from '@larkwell/contracts/testing';
import { expect, it } from 'vitest';
import { structuredData } from './structured-data';

const read = (quantity: number) =>
  structuredData(makeProduct({ slug: 'vitamin-d', price: 4905, quantity }), 'https://shop.test');

it('search engines get the kit with its price in dollars, picture and address', () => {
  expect(read(3)).toMatchObject({
    '@type': 'Product',
    sku: 'vitamin-d',
    url: 'https://shop.test/categories/vitamin-d',
    image: 'https://shop.test/social/vitamin-d.png',
    offers: { '@type': 'Offer', price: '49.05', priceCurrency: 'USD' },
  });
});

it.each([
  [1, 'https://schema.org/InStock'],
  [0, 'https://schema.org/OutOfStock'],
])('with %i left it is %s', (quantity, availability) => {
  expect(read(quantity).offers).toMatchObject({ availability });
});
