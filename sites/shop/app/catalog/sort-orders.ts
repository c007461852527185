import { productSortSchema, productSorts, type ProductSort } from '@larkwell/contracts/products/products';
import { catalogMessages } from '../messages/catalog';

/** The order that an address asks for (`?sort=`); anything unknown is the usual one. */
export function readSort(query: URLSearchParams): ProductSort {
  return productSortSchema.catch('popular').parse(query.get('sort'));
}

/**
 * The orders to choose from. The usual one is not in its address, so a list has one address for it.
 * @param usual what the usual order is called
 */
export const sortOrders = (
  current: ProductSort,
  usual: string,
  addressOf: (options: { sort?: string }) => string,
) =>
  productSorts.map((sort) => ({
    label: sort === 'popular' ? usual : catalogMessages.sorts[sort],
    href: addressOf(sort === 'popular' ? {} : { sort }),
    current: sort === current,
  }));
