import type { ApiFault } from '@larkwell/platform/client/refusal';
import { paymentMessages } from './checkout';

/** For a call that Stripe is needed for: says which of the two did not answer, the payment service or our own. */
export const sayUnanswered = ({ code }: ApiFault): string =>
  code === 'payment-service-away' ? paymentMessages.unreachable : paymentMessages.serviceAway;
