import { SUGGESTION_LIMIT } from '../numbers/shop';
import { z } from 'zod';
import { analyteSchema } from '../analytes/analytes';
import { idSchema, line } from '../fields/text';
import { call } from '../call';
import {
  categorySchema,
  foundProductSchema,
  productCardSchema,
  productSchema,
  productSortSchema,
} from './products';

const tags = ['products'];

const page = {
  start: z.coerce.number().int().min(0).max(10_000).default(0),
  sort: productSortSchema.default('popular'),
};

export const productsContract = {
  get: call({ access: 'everybody', keep: 5, limits: [] })
    .route({
      method: 'GET',
      path: '/product/detail/{id}',
      summary: 'Get a product by its slug or id, with the popular ones',
      tags,
    })
    .input(z.object({ id: idSchema }))
    .output(z.object({ data: productSchema, popular: z.array(productCardSchema) })),
  listCategories: call({ access: 'everybody', keep: 5, limits: [] })
    .route({ method: 'GET', path: '/product/category', summary: 'List the categories', tags })
    .output(z.object({ data: z.array(categorySchema) })),
  listByCategory: call({ access: 'everybody', keep: 5, limits: [] })
    .route({
      method: 'GET',
      path: '/product/category/{category}',
      summary: 'List the products of a category by its slug; `all-tasks` is every product',
      description: 'The answer also includes all categories, so that one call fills the page.',
      tags,
    })
    .input(
      z.object({ category: idSchema, ...page, limit: z.coerce.number().int().min(1).max(100).default(100) }),
    )
    .output(
      z.object({
        data: z.array(productCardSchema),
        total: z.int(),
        categories: z.array(categorySchema),
      }),
    ),
  search: call({ access: 'everybody', keep: 5, limits: [] })
    .route({
      method: 'GET',
      path: '/product/search',
      summary: 'Find products by what people type',
      description:
        'Words may be names, values, symptoms, categories or what people call them, their starts, and slips. Best match first unless sorted; what matches far less than the best is left out.',
      tags,
    })
    .input(
      z.object({
        search: line(100).default(''),
        ...page,
        limit: z.coerce.number().int().min(1).max(100).default(SUGGESTION_LIMIT),
      }),
    )
    .output(z.object({ data: z.array(foundProductSchema), total: z.int() })),
  listAnalytes: call({ access: 'everybody', keep: 5, limits: [] })
    .route({
      method: 'GET',
      path: '/product/analytes',
      summary: 'List what kits measure, by the ids of the library, with a sample value of each',
      description: 'Separated by commas; an unknown id is left out.',
      tags,
    })
    .input(z.object({ ids: line(400) }))
    .output(z.object({ data: z.array(analyteSchema) })),
  checkQuantity: call({ access: 'everybody', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/product/check/product-quantity',
      summary: 'Check that a quantity of a product is available; 409 `out-of-stock` with a sentence if not',
      description: '`quantity` is the wanted quantity plus what is already in the cart.',
      tags,
    })
    .input(z.object({ productId: idSchema, quantity: z.coerce.number().int().min(1).max(1_000_000) }))
    .output(z.object({ data: z.object({ productId: idSchema, quantity: z.int(), stock: z.int() }) })),
};
