import type { PaymentStatus } from '@larkwell/contracts/payments/payments';
import type { ChangedOrder } from './changed-order';

/**
 * The server's reply to the card form: a refusal in words, what changed, an address to go to instead, or the state of
 * the payment with Stripe's client secret to continue.
 */
export type ChargeAnswer =
  | { error: string }
  | { changed: ChangedOrder }
  | { goTo: string }
  | { clientSecret: string | null; status: PaymentStatus };
