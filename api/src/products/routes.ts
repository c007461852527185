import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import { ALL_PRODUCTS } from '@larkwell/contracts/products/products';
import { unitPrice } from '@larkwell/contracts/pricing';
import { listAnalytes } from '../analytes';
import { findSignedIn } from '../people';
import { listCartProducts } from './cart-products';
import { api } from '../http';
import { refuse } from '../refusals';
import { shortageSentence } from './stock';
import { searchProducts } from './search-products';
import { findProduct, listCategories, listProducts, type StoredProduct } from './store';
import { readTypedWords } from './typed-words';

export const productsRoutes = {
  get: api.products.get.handler(async ({ input, context: { deps } }) => {
    const found = await findProduct(deps.db, input.id);
    if (!found) refuse(404, 'We do not sell that kit.');
    const analytes = listAnalytes(deps.settings, found.product.analytes);
    return { data: { ...withOptions(found.product), analytes }, popular: found.popular };
  }),

  listCategories: api.products.listCategories.handler(async ({ context: { deps } }) => ({
    data: await listCategories(deps.db),
  })),

  listByCategory: api.products.listByCategory.handler(async ({ input, context: { deps } }) => {
    const { category, start, limit, sort } = input;
    const slug = category === ALL_PRODUCTS ? null : category;
    const page = await listProducts(deps.db, slug, { start, limit, sort });
    if (slug !== null && !page.categories.some((one) => one.slug === slug))
      refuse(404, 'We can’t find that category.');
    return page;
  }),

  search: api.products.search.handler(async ({ input, context: { deps } }) => {
    const { words, meansEveryKit } = readTypedWords(input.search);
    if (meansEveryKit) {
      const { data, total } = await listProducts(deps.db, null, input);
      return { data: data.map((kit) => ({ ...kit, foundFor: null })), total };
    }
    if (words.length === 0) return { data: [], total: 0 };
    return searchProducts(deps.db, words, input);
  }),

  listAnalytes: api.products.listAnalytes.handler(({ input, context: { deps } }) => ({
    data: listAnalytes(deps.settings, input.ids.split(',')),
  })),

  checkQuantity: api.products.checkQuantity.handler(async ({ input, context }) => {
    const { productId, quantity } = input;
    const user = await findSignedIn(context);
    const found = (await listCartProducts(context.deps.db, [productId], user?.id ?? null)).get(productId);
    if (!found) refuse(404, 'We do not sell that kit.');
    if (quantity > found.stock) {
      const sentence = shortageSentence(found.name, found.stock);
      refuse(409, sentence, { code: 'out-of-stock', errorData: { quantity: [sentence] } });
    }
    return { data: { productId, quantity, stock: found.stock } };
  }),
};

function withOptions({ options, ...product }: StoredProduct) {
  const price_id = SUBSCRIPTION_PACKAGES.flatMap(({ months, percent }) => {
    const option = options.find((one) => one.months === months);
    if (!option) return [];
    const { price_id: id, renewsOn } = option;
    return {
      subscriptionType: months,
      offer: `Save ${percent}%`,
      value: percent,
      price_id: id,
      renewsOn,
      price: unitPrice(product.price, months),
    };
  });
  return { ...product, price_id };
}
