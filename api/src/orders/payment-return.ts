import type { Settings } from '../deps';

/** The shop's page that Stripe's and a bank's pages return to. */
export const paymentReturn = ({ shopUrl }: Pick<Settings, 'shopUrl'>, orderId: string) =>
  `${shopUrl}/payments/return?${new URLSearchParams({ orderId })}`;
