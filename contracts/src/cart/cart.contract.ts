import { UNPAID_ORDER_MINUTES } from '../numbers/shop';
import { z } from 'zod';
import { couponCodeSchema } from '../coupons/coupons';
import { idSchema } from '../fields/text';
import { call } from '../call';
import { cartLinesSchema, pricedCartSchema } from './cart';
import { termsSchema } from '../terms';
import { shippingSchema } from './shipping';

const tags = ['cart'];

const couponCode = couponCodeSchema.nullable().default(null);

export const cartContract = {
  price: call({ access: 'everybody', keep: 0, limits: ['coupon'] })
    .route({
      method: 'POST',
      path: '/cart/price',
      summary: 'Price a cart and check its stock and coupon; nothing is stored',
      tags,
    })
    .input(z.object({ cartItems: cartLinesSchema, couponCode }))
    .output(z.object({ data: pricedCartSchema })),
  createOrder: call({
    access: 'signed-in',
    owner: 'id',
    keep: 0,
    limits: [],
    budgets: ['unpaidUnits', 'heldUnits', 'unpaidMinutes'],
  })
    .route({
      method: 'POST',
      path: '/cart',
      summary: `Create an order from a cart and hold its stock for ${UNPAID_ORDER_MINUTES} minutes`,
      description:
        'Prices, stock, coupon and agreement are the API’s. 409 `out-of-stock` names the line in `errorData`, ' +
        '409 `terms-changed` says what differs from `terms`, 409 `conflict` that an earlier order is being paid, 422 `coupon-refused` when the code no longer applies.',
      tags,
      successStatus: 201,
    })
    .input(
      shippingSchema.extend({
        id: idSchema,
        cartItems: cartLinesSchema.min(1, 'No Item added'),
        couponCode,
        terms: termsSchema.optional(),
      }),
    )
    .output(z.object({ data: z.object({ orderId: idSchema }) })),
};
