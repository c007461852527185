import type { Product, ProductRating } from '@larkwell/contracts/products/products';
import { paths } from '../paths';
import { siteName } from '../messages/site';

/** Structured data about a kit for search engines (schema.org Product). */
export function structuredData(product: Product, shopUrl: string) {
  const address = (path: string) => new URL(path, shopUrl).href;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: product.name,
    description: product.description,
    sku: product.slug,
    category: product.category.name,
    image: address(paths.socialPicture(product.slug)),
    url: address(paths.product(product.slug)),
    brand: { '@type': 'Brand', name: siteName },
    ...(product.rating && !product.rating.isDemo && { aggregateRating: aggregateRating(product.rating) }),
    offers: {
      '@type': 'Offer',
      price: (product.price / 100).toFixed(2),
      priceCurrency: 'USD',
      availability: `https://schema.org/${product.quantity > 0 ? 'InStock' : 'OutOfStock'}`,
      url: address(paths.product(product.slug)),
    },
  };
}

const aggregateRating = ({ average, count }: ProductRating) => ({
  '@type': 'AggregateRating',
  ratingValue: average,
  ratingCount: count,
  bestRating: 5,
});
