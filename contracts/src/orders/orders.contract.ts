import { z } from 'zod';
import { addressFields } from '../cart/shipping';
import { email } from '../fields/email';
import { calendarDate } from '../fields/date';
import { centsSchema } from '../fields/money';
import { idSchema } from '../fields/text';
import { call } from '../call';
import { termsSchema } from '../terms';
import {
  cancellationSchema,
  confirmationLineSchema,
  feedbackSchema,
  givenBackSchema,
  orderRowSchema,
  orderSchema,
  orderToPaySchema,
} from './orders';

const tags = ['orders'];
const byId = z.object({ userId: idSchema, id: idSchema });

export const ordersContract = {
  list: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/orders/{userId}',
      summary: 'List the caller’s orders, newest first',
      tags,
    })
    .input(
      z.object({
        userId: idSchema,
        start: z.coerce.number().int().min(0).default(0),
        limit: z.coerce.number().int().min(1).max(100).default(50),
      }),
    )
    .output(z.object({ data: z.array(orderRowSchema), total: z.int() })),
  get: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({ method: 'GET', path: '/orders/{userId}/{id}', summary: 'Get one of the caller’s orders', tags })
    .input(byId)
    .output(z.object({ data: orderToPaySchema })),
  getOrderData: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/orders/{userId}/orderData/{id}',
      summary: 'Get the editable part of an order: address and email',
      tags,
    })
    .input(byId)
    .output(
      z.object({
        data: z.object({
          orderId: idSchema,
          email: z.string(),
          isAddressEditable: z.boolean(),
          ...addressFields,
        }),
      }),
    ),
  updateOrderData: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'PATCH',
      path: '/orders/{userId}/updateOrderData/{id}',
      summary: 'Change address and email of an order that has not shipped; 409 once it has',
      tags,
    })
    .input(byId.extend({ ...addressFields, email: email() }))
    .output(z.object({ success: z.literal(true), message: z.string(), data: orderSchema })),
  getConfirmed: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/orders/{userId}/{orderId}/confirmed',
      summary: 'Get the lines of a paid order; 409 until it is paid',
      tags,
    })
    .input(z.object({ userId: idSchema, orderId: idSchema }))
    .output(
      z.object({
        data: z.array(confirmationLineSchema),
        orderNumber: z.string(),
        total: centsSchema,
        /** The day from which renewals count, as Stripe does: that of the payment, `YYYY-MM-DD` in UTC. */
        paidOn: calendarDate(),
        /** The day of the payment in the shop, `YYYY-MM-DD` in Eastern Time. */
        chargedOn: calendarDate(),
        /** Today in the shop. */
        today: calendarDate(),
        /** A paid order may have been refunded or canceled since. */
        status: z.string(),
        /** Cents refunded to the card. */
        refunded: centsSchema,
        isDisputed: z.boolean(),
        isPaymentReturned: z.boolean(),
        givenBack: z.array(givenBackSchema),
        email: z.string(),
      }),
    ),
  getCancellation: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/orders/{userId}/{orderId}/cancellation',
      summary: 'Get what canceling a paid order would do; 409 once it has shipped',
      tags,
    })
    .input(z.object({ userId: idSchema, orderId: idSchema }))
    .output(z.object({ data: cancellationSchema })),
  cancel: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/orders/{userId}/{orderId}/cancellation',
      summary: 'Cancel a paid order before it ships; all of its money goes back',
      description: '409 with a sentence once it has shipped, while it is disputed, or `terms-changed`.',
      tags,
    })
    .input(z.object({ userId: idSchema, orderId: idSchema, terms: termsSchema.optional() }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  getInvoice: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/orders/{userId}/{orderId}/invoice',
      summary: 'Get the invoice of a paid order as a PDF file; 409 while it is not paid',
      tags,
    })
    .input(z.object({ userId: idSchema, orderId: idSchema }))
    .output(z.file()),
  giveFeedback: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/order-feedback',
      summary: 'Rate a kit of a shipped order; 409 once the order is rated, 422 for a kit that is not in it',
      tags,
    })
    .input(feedbackSchema.extend({ userId: idSchema }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
};
