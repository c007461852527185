import { DEFAULT_SUBSCRIPTION_MONTHS, SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import { ONE_TIME_PURCHASE, SUBSCRIPTION, type Product } from '@larkwell/contracts/products/products';
import { type SubscriptionMonths } from '@larkwell/contracts/pricing';

/** The choice in the buy box. Leaving the subscription also clears its duration. */
export type BuyingChoice = {
  option: typeof ONE_TIME_PURCHASE | typeof SUBSCRIPTION;
  duration: SubscriptionMonths | null;
  quantity: number;
  /** A quantity that is more than there is, as it was typed. */
  tooMany: number | null;
};

type Fields = { get(name: string): unknown };

/**
 * Reads option, duration and quantity from a form or a query. `intent` is a press of plus or minus without script.
 * Invalid values become the default: one kit, bought once.
 */
export function readBuyingChoice(
  fields: Fields,
  { stock = Infinity, maySubscribe = true } = {},
): BuyingChoice {
  const subscribes = maySubscribe && fields.get('paymentOption') === SUBSCRIPTION;
  const months = SUBSCRIPTION_PACKAGES.find(
    (one) => String(one.months) === fields.get('subscriptionDuration'),
  )?.months;
  const typed = Number(fields.get('quantity') || 1);
  const step = fields.get('intent') === 'inc' ? 1 : fields.get('intent') === 'dec' ? -1 : 0;
  const wanted = Math.max(1, Math.min(Number.isInteger(typed) ? typed + step : 1, 9999));
  const most = Math.max(1, stock);
  return {
    option: subscribes ? SUBSCRIPTION : ONE_TIME_PURCHASE,
    duration: subscribes ? (months ?? DEFAULT_SUBSCRIPTION_MONTHS) : null,
    quantity: Math.min(wanted, most),
    tooMany: wanted > most ? wanted : null,
  };
}

/** The choice as a query string, to return to the product page with it. */
export const choiceQuery = ({ option, duration, quantity }: Omit<BuyingChoice, 'tooMany'>) => ({
  paymentOption: option === SUBSCRIPTION ? option : undefined,
  subscriptionDuration: duration ? String(duration) : undefined,
  quantity: quantity > 1 ? String(quantity) : undefined,
});

/** Price of one kit as chosen, in cents. */
export function chosenPrice(
  product: Pick<Product, 'price' | 'price_id'>,
  { duration }: BuyingChoice,
): number {
  return product.price_id.find((one) => one.subscriptionType === duration)?.price ?? product.price;
}
