import type { PaymentStatus } from '@larkwell/contracts/payments/payments';

/** What the server tells the card form: a refusal in words, or how far the payment is and Stripe's secret to go on with. */
export type ChargeAnswer = { error: string } | { clientSecret: string | null; status: PaymentStatus };
