import type { CartLine } from '@larkwell/contracts/cart/cart';
import type { Shop } from './shop';
import type { Shopper } from './shopper';

/** Orders and pays with a valid card, as the card field in the browser does. @returns the order's id */
export async function orderAndPay(
  shop: Shop,
  shopper: Shopper,
  cart: Record<string, number> | CartLine[],
): Promise<string> {
  const orderId = await shopper.order(cart);
  const { data } = await shopper.api.payments.createPaymentIntent({ orderId });
  await shop.deps.stripe.paymentIntents.confirm(data.clientSecret.split('_secret_')[0]!, {
    payment_method: 'pm_card_visa',
    return_url: 'http://shop.test/',
  });
  await shopper.api.payments.checkout({ orderId });
  return orderId;
}
