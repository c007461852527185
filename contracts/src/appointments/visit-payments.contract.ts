import { z } from 'zod';
import {
  chargeOutputSchema,
  payLinkOfferSchema,
  payLinkSchema,
  refusedSchema,
  visitPaymentStateSchema,
} from './appointments';
import { bookingEmailMessages, email } from '../fields/email';
import { centsSchema } from '../fields/money';
import { idSchema, stripeIdSchema } from '../fields/text';
import { mailBudgets } from '../budgets';
import { call } from '../call';
import { termsSchema } from '../terms';
import { testTypeSchema } from '../test-types';

const tags = ['appointments'];

/** Paying for a visit before it is booked: by card here, on Stripe's page, or on another device. */
export const visitPaymentsContract = {
  createCharge: call({ access: 'holder', keep: 0, limits: ['visit-card'] })
    .route({
      method: 'POST',
      path: '/appointments/stripe/create-charge',
      summary: 'Authorize the price of a visit on a card; captured only when the booking is confirmed',
      tags,
    })
    .input(
      z.object({
        /** A card token or payment method from Stripe’s component. Not needed again after authentication. */
        token: stripeIdSchema.optional(),
        testType: testTypeSchema,
        draftId: idSchema.optional(),
        holdToken: idSchema.optional(),
        terms: termsSchema.optional(),
        /** The charge id of the first call, after the bank’s question was answered. */
        chargeId: idSchema.optional(),
      }),
    )
    .output(chargeOutputSchema),
  createCheckoutSession: call({ access: 'holder', keep: 0, limits: ['visit-card'] })
    .route({
      method: 'POST',
      path: '/appointments/stripe/checkout-session',
      summary: 'Open Stripe’s hosted page for a draft whose sections are all saved',
      description: 'The page returns to the booking site’s payment page. The price is the API’s.',
      tags,
    })
    .input(z.object({ draftId: idSchema, holdToken: idSchema, terms: termsSchema.optional() }))
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: z.object({ url: z.string() }) }),
        refusedSchema.extend({ errorData: z.record(z.string(), z.array(z.string())).optional() }),
      ]),
    ),
  createPayLink: call({ access: 'holder', keep: 0, limits: ['visit-pay-link'], budgets: mailBudgets })
    .route({
      method: 'POST',
      path: '/appointments/pay-links',
      summary: 'Email a link for paying the visit on another device while the place is held',
      tags,
    })
    .input(
      z.object({
        draftId: idSchema,
        holdToken: idSchema,
        terms: termsSchema.optional(),
        email: email(bookingEmailMessages).optional(),
      }),
    )
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: payLinkSchema }),
        refusedSchema.extend({ errorData: z.record(z.string(), z.array(z.string())).optional() }),
      ]),
    ),
  getPayLink: call({ access: 'holder', keep: 0, limits: ['visit-pay-link-open'] })
    .route({
      method: 'GET',
      path: '/appointments/pay-links/{linkId}',
      summary: 'Get what a pay link asks for; refused when it is used or expired. Opens nothing at Stripe',
      tags,
    })
    .input(z.object({ linkId: idSchema }))
    .output(
      z.discriminatedUnion('success', [
        z.object({ success: z.literal(true), data: payLinkOfferSchema }),
        refusedSchema,
      ]),
    ),
  openPayLink: call({ access: 'holder', keep: 0, limits: ['visit-pay-link-open'] })
    .route({
      method: 'POST',
      path: '/appointments/pay-links/{linkId}/open',
      summary: 'Get Stripe’s page for a pay link; refused when it is used or expired',
      tags,
    })
    .input(z.object({ linkId: idSchema, terms: termsSchema.optional() }))
    .output(
      z.discriminatedUnion('success', [
        z.object({
          success: z.literal(true),
          data: z.object({ url: z.string(), testType: testTypeSchema, amount: centsSchema }),
        }),
        refusedSchema,
      ]),
    ),
  hasOpenPayment: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/appointments/payment-state/{draftId}/open',
      summary: 'Get whether a draft has a payment whose state is worth asking for; asks nobody else',
      tags,
    })
    .input(z.object({ draftId: idSchema }))
    .output(z.object({ data: z.boolean() })),
  paymentState: call({ access: 'holder', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/appointments/payment-state/{draftId}',
      summary: 'Get the state of a draft’s payment; settles it from Stripe’s own state',
      tags,
    })
    .input(z.object({ draftId: idSchema }))
    .output(z.object({ data: visitPaymentStateSchema })),
};
