import { api } from '../http/api';
import { createCheckoutPage } from './checkout-page';
import { createCharge } from './create-charge';
import { createVisitLink, getVisitLink, openVisitLink } from './pay-links';
import { readPaymentState } from './payment-state';

/** Attempts with cards from one address: enough for a family, too few to try out stolen numbers. */
const cardLimit = { name: 'visit-card', points: 60, seconds: 3600 };
const linkLimit = { name: 'visit-pay-link', points: 10, seconds: 3600 };
const openLimit = { name: 'visit-pay-link-open', points: 120, seconds: 3600 };

export const paymentRoutes = {
  createCharge: api.appointments.createCharge.handler(async ({ input, context: { deps, visitor } }) => {
    if (!input.chargeId) await deps.limits.count(cardLimit, visitor.address);
    return createCharge(deps, input);
  }),

  createCheckoutSession: api.appointments.createCheckoutSession.handler(
    async ({ input, context: { deps, visitor } }) => {
      await deps.limits.count(cardLimit, visitor.address);
      return createCheckoutPage(deps, input);
    },
  ),

  createPayLink: api.appointments.createPayLink.handler(async ({ input, context: { deps } }) => {
    await deps.limits.count(linkLimit, input.draftId);
    return createVisitLink(deps, input);
  }),

  getPayLink: api.appointments.getPayLink.handler(
    async ({ input: { linkId }, context: { deps, visitor } }) => {
      await deps.limits.count(openLimit, visitor.address);
      return getVisitLink(deps, linkId);
    },
  ),

  openPayLink: api.appointments.openPayLink.handler(async ({ input, context: { deps, visitor } }) => {
    await deps.limits.count(openLimit, visitor.address);
    return openVisitLink(deps, input);
  }),

  paymentState: api.appointments.paymentState.handler(async ({ input: { draftId }, context: { deps } }) => ({
    data: await readPaymentState(deps, draftId),
  })),
};
