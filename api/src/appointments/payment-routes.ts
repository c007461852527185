import { api } from '../http';
import { rowIdOf } from '../drafts';
import { hasOpenPayment } from '../payments';
import { createCheckoutPage } from './checkout-page';
import { createCharge } from './create-charge';
import { createVisitLink, getVisitLink, openVisitLink } from './pay-links';
import { readPaymentState } from './payment-state';
import type { ApiContext } from '../calls';
import type { Booker } from './visit-budgets';
import { nameVisit } from './visit-name';

const bookerOf = ({ visitor, bookingProof }: ApiContext): Booker => ({
  address: visitor.address,
  proof: bookingProof,
});

export const paymentRoutes = {
  createCharge: api.appointments.createCharge.handler(({ input, context }) =>
    createCharge(context.deps, { ...input, booker: bookerOf(context) }),
  ),

  createCheckoutSession: api.appointments.createCheckoutSession.handler(({ input, context }) =>
    createCheckoutPage(context.deps, { ...input, booker: bookerOf(context) }),
  ),

  createPayLink: api.appointments.createPayLink.handler(({ input, context }) =>
    createVisitLink(context.deps, { ...input, booker: bookerOf(context) }),
  ),

  getPayLink: api.appointments.getPayLink.handler(({ input, context }) =>
    getVisitLink(context.deps, input.linkId),
  ),

  openPayLink: api.appointments.openPayLink.handler(({ input, context }) =>
    openVisitLink(context.deps, input),
  ),

  hasOpenPayment: api.appointments.hasOpenPayment.handler(
    async ({ input: { draftId }, context: { deps } }) => ({
      data: await hasOpenPayment(deps.db, nameVisit({ draftId: rowIdOf(draftId) })),
    }),
  ),

  paymentState: api.appointments.paymentState.handler(async ({ input: { draftId }, context: { deps } }) => ({
    data: await readPaymentState(deps, draftId),
  })),
};
