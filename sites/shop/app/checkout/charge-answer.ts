import type { PaymentStatus } from '@larkwell/contracts/payments/payments';
import type { ChangedOrder } from './changed-order';

/**
 * What the server tells the card form: a refusal in words, what changed, an address to go to instead, or how far the
 * payment is and Stripe's secret to go on with.
 */
export type ChargeAnswer =
  | { error: string }
  | { changed: ChangedOrder }
  | { goTo: string }
  | { clientSecret: string | null; status: PaymentStatus };
