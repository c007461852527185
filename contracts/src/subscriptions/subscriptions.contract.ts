import { z } from 'zod';
import { idSchema, stripeIdSchema, line } from '../fields/text';
import { checkoutResultSchema, PAYMENT_OPTIONS, savesCardSchema } from '../payments/payments';
import { sentCartFields } from '../payments/sent-cart';
import { payBudgets } from '../budgets';
import { call } from '../call';
import { termsSchema } from '../terms';
import { subscriptionChangesContract } from './changes.contract';
import { subscriptionSchema } from './subscriptions';

const tags = ['subscriptions'];

export const subscriptionsContract = {
  ...subscriptionChangesContract,
  list: call({ access: 'normal-user', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/subscriptions/{userId}',
      summary: 'List the caller’s subscriptions, newest first; normal users only',
      tags,
    })
    .input(
      z.object({ userId: idSchema, subscriptionType: z.enum(['all', 'active', 'cancelled']).default('all') }),
    )
    .output(z.object({ data: z.array(subscriptionSchema) })),
  create: call({ access: 'signed-in', keep: 0, limits: ['card-person', 'card-address'], budgets: payBudgets })
    .route({
      method: 'POST',
      path: '/stripe/createSubscription',
      summary: 'Pay an order that has subscriptions: one charge now for all lines, then each at its interval',
      description:
        'The order decides what is charged. Without `terms`, a cart, coupon or order data that differ from the order ' +
        'are refused with `terms-changed`. Repeat the call after the bank’s question was answered.',
      tags,
    })
    .input(
      z.object({
        orderId: idSchema,
        /** The card's Stripe payment method; not needed when the call is repeated. */
        paymentMethod: stripeIdSchema.optional(),
        savesCard: savesCardSchema,
        userId: idSchema.optional(),
        ...sentCartFields,
        preferredPaymentOption: z.enum(PAYMENT_OPTIONS).default('self'),
        stripeCustomerId: line(200).nullish(),
        terms: termsSchema.optional(),
      }),
    )
    .output(z.object({ data: checkoutResultSchema })),
  cancel: call({ access: 'signed-in', keep: 0, limits: [] })
    .route({
      method: 'POST',
      path: '/stripe/cancelSubscription',
      summary: 'Stop the next renewal of a subscription; a paid kit is still sent',
      tags,
    })
    .input(z.object({ subscriptionId: idSchema, terms: termsSchema.optional() }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
};
