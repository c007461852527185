import { z } from 'zod';
import { payLinkSchema } from '../appointments/appointments';
import { centsSchema } from '../fields/money';
import { idSchema, stripeIdSchema } from '../fields/text';
import { mailBudgets, payBudgets } from '../budgets';
import { call } from '../call';
import { termsSchema } from '../terms';
import {
  checkoutResultSchema,
  orderLinkOfferSchema,
  PAYMENT_OPTIONS,
  paymentMethodSchema,
  paymentStatusSchema,
  savesCardSchema,
} from './payments';
import { sentCartFields } from './sent-cart';

const tags = ['payments'];
const forOrder = z.object({ orderId: idSchema });
/** A call that may lead to a charge includes the terms that the person saw. */
const payingOrder = forOrder.extend({ terms: termsSchema.optional() });

export const paymentsContract = {
  createPaymentIntent: call({
    access: 'signed-in',
    keep: 0,
    limits: ['card-person', 'card-address'],
    budgets: payBudgets,
  })
    .route({
      method: 'POST',
      path: '/stripe/create-payment-intent',
      summary: 'Start paying an order by card in the browser; the amount is the order’s',
      tags,
    })
    .input(payingOrder.extend({ ...sentCartFields, savesCard: savesCardSchema }))
    .output(z.object({ data: z.object({ clientSecret: z.string(), amount: centsSchema }) })),
  checkout: call({
    access: 'signed-in',
    keep: 0,
    limits: ['card-person', 'card-address'],
    budgets: payBudgets,
  })
    .route({
      method: 'POST',
      path: '/stripe/checkout',
      summary: 'Settle an order from Stripe’s own state, or charge a saved card or the company card',
      description:
        'With `organization` the organization’s saved card is charged without the person; a card that needs ' +
        'authentication is refused in words (`isError`). With `savedCard` the caller’s saved card is charged; ' +
        'when its bank asks, the person answers on `bankPage`, which returns to the shop.',
      tags,
    })
    .input(
      payingOrder.extend({
        ...sentCartFields,
        preferredPaymentOption: z.enum(PAYMENT_OPTIONS).default('self'),
        savedCard: stripeIdSchema.optional(),
      }),
    )
    .output(z.object({ data: checkoutResultSchema })),
  createCheckoutSession: call({
    access: 'signed-in',
    keep: 0,
    limits: ['card-person', 'card-address'],
    budgets: payBudgets,
  })
    .route({
      method: 'POST',
      path: '/stripe/checkout-session',
      summary: 'Open Stripe’s hosted page for an order, one-time or subscription',
      tags,
    })
    .input(payingOrder)
    .output(z.object({ data: z.object({ url: z.string() }) })),
  createPayLink: call({ access: 'signed-in', keep: 0, limits: ['pay-link'], budgets: mailBudgets })
    .route({
      method: 'POST',
      path: '/stripe/pay-links',
      summary: 'Email a link for paying an order on another device',
      tags,
    })
    .input(payingOrder)
    .output(z.object({ data: payLinkSchema })),
  getPayLink: call({ access: 'holder', keep: 0, limits: ['pay-link-open'] })
    .route({
      method: 'GET',
      path: '/stripe/pay-links/{linkId}',
      summary:
        'Get what an order’s pay link asks for; 409 when it is paid or expired. Opens nothing at Stripe',
      tags,
    })
    .input(z.object({ linkId: idSchema }))
    .output(z.object({ data: orderLinkOfferSchema })),
  openPayLink: call({ access: 'holder', keep: 0, limits: ['card-address'], budgets: payBudgets })
    .route({
      method: 'POST',
      path: '/stripe/pay-links/{linkId}/open',
      summary: 'Get Stripe’s page for an order’s pay link; 409 when it is paid or expired',
      tags,
    })
    .input(z.object({ linkId: idSchema, terms: termsSchema.optional() }))
    .output(z.object({ data: z.object({ url: z.string(), orderNumber: z.string(), amount: centsSchema }) })),
  getPaymentState: call({ access: 'signed-in', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/stripe/payment-state/{orderId}',
      summary: 'Get the state of an order’s payment; settles it from Stripe’s own state',
      tags,
    })
    .input(forOrder)
    .output(
      z.object({
        data: z.object({
          paymentStatus: paymentStatusSchema,
          isPaid: z.boolean(),
          /** The money came too late and is refunded; `errorMessage` says why. */
          isGivenBack: z.boolean(),
          errorMessage: z.string().nullable(),
          /** Names the attempt that `errorMessage` is about, to distinguish a new refusal from an old one. */
          refusedAttempt: z.string().nullable(),
        }),
      }),
    ),
  listPaymentMethods: call({ access: 'signed-in', owner: 'userId', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/stripe/payment-method/{userId}',
      summary: 'List the caller’s saved cards',
      tags,
    })
    .input(z.object({ userId: idSchema }))
    .output(z.object({ data: z.array(paymentMethodSchema) })),
  addPaymentMethod: call({
    access: 'signed-in',
    owner: 'userId',
    keep: 0,
    limits: ['card-person', 'card-address'],
  })
    .route({
      method: 'POST',
      path: '/stripe/payment-method/{userId}',
      summary: 'Save a card that was set up, by its payment method, setup intent or hosted session',
      description: 'The card’s data is read from Stripe. Adding the same card twice keeps one.',
      tags,
      successStatus: 201,
    })
    .input(
      z
        .object({
          userId: idSchema,
          paymentMethod: stripeIdSchema.optional(),
          setupIntent: stripeIdSchema.optional(),
          checkoutSession: stripeIdSchema.optional(),
        })
        .refine((given) => given.paymentMethod || given.setupIntent || given.checkoutSession, {
          path: ['paymentMethod'],
          error: 'Add a card',
        }),
    )
    .output(z.object({ success: z.literal(true), message: z.string(), data: paymentMethodSchema })),
  removePaymentMethod: call({ access: 'signed-in', keep: 0, limits: [] })
    .route({
      method: 'DELETE',
      path: '/stripe/payment-method/{pId}',
      summary: 'Remove a saved card of the caller; 409 while a subscription renews with it',
      tags,
    })
    .input(z.object({ pId: idSchema }))
    .output(z.object({ success: z.literal(true), message: z.string() })),
  createSetupIntent: call({ access: 'signed-in', keep: 0, limits: ['card-person', 'card-address'] })
    .route({
      method: 'POST',
      path: '/stripe/create-setup-intent',
      summary: 'Start adding a card in the browser',
      tags,
    })
    .output(z.object({ data: z.object({ clientSecret: z.string() }) })),
  createSetupSession: call({ access: 'signed-in', keep: 0, limits: ['card-person', 'card-address'] })
    .route({
      method: 'POST',
      path: '/stripe/setup-session',
      summary: 'Open Stripe’s hosted page to add a card without script; it returns to /profile',
      tags,
    })
    .output(z.object({ data: z.object({ url: z.string() }) })),
};
