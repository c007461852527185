import Stripe from 'stripe';
import { noteSlowWork } from '../log';

/** Stripe's own client. A call that gets no answer is repeated twice by it, under the same idempotency key. */
export function createStripe({
  secretKey,
  apiUrl,
}: {
  secretKey: string;
  apiUrl?: string | undefined;
}): Stripe {
  const address = apiUrl ? new URL(apiUrl) : undefined;
  const stripe = new Stripe(secretKey, {
    ...(address && {
      host: address.hostname,
      port: address.port || (address.protocol === 'https:' ? 443 : 80),
      protocol: address.protocol === 'https:' ? ('https' as const) : ('http' as const),
    }),
    maxNetworkRetries: 2,
    timeout: 10_000,
    telemetry: false,
  });
  stripe.on('request', () => noteSlowWork('Stripe'));
  return stripe;
}

/** Whether Stripe answered and said no. Anything else (no answer, 5xx, 429) leaves open whether it took effect. */
export function isStripeRefusal(error: unknown): error is Stripe.errors.StripeError {
  if (!(error instanceof Stripe.errors.StripeError)) return false;
  const status = error.statusCode ?? 0;
  return (
    status >= 400 && status < 500 && status !== 409 && status !== 429 && status !== 401 && status !== 403
  );
}

/** The id behind a field that Stripe gives either as an id or, expanded, as the object. */
export function idOf(value: string | { id: string } | null | undefined): string | null {
  return typeof value === 'string' ? value : (value?.id ?? null);
}
