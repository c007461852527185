import { productsContract } from '@larkwell/contracts/products/products.contract';
import { keepAnswers } from '@larkwell/platform/client/kept-answers';
import type { apiFor } from '../api.server';

type Products = ReturnType<typeof apiFor>['products'];
type Asked<Call extends keyof Products> = Parameters<Products[Call]>[0];

const ask = keepAnswers({ seconds: productsContract.get['~orpc'].meta.keep, most: 300 });

/**
 * The public product pages' data, at most as old as the contract allows: it is the same for everyone. Cart, checkout
 * and payment never use it; they ask the API for current prices and stock.
 */
export function catalog({ products }: { products: Products }) {
  return {
    get: (input: Asked<'get'>) => ask(`kit ${input.id}`, () => products.get(input)),
    listByCategory: (input: Asked<'listByCategory'>) =>
      ask(`list ${JSON.stringify(input)}`, () => products.listByCategory(input)),
    listAnalytes: (input: Asked<'listAnalytes'>) =>
      ask(`analytes ${input.ids}`, () => products.listAnalytes(input)),
    search: (input: Asked<'search'>) => ask(`search ${JSON.stringify(input)}`, () => products.search(input)),
  };
}
