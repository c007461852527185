import { parseWithZod } from '@conform-to/zod/v4';
import { cartLineKey, setLineQuantity } from '@larkwell/contracts/cart/cart-lines';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { limitWords } from '@larkwell/ui/quantity-stepper/quantity-stepper';
import { keepUnpriced, readCart } from '../../cookies/cart.server';
import { quantityForm, quantityFormId } from '../../cart/cart-forms';
import { priceCart } from '../../cart/priced-cart.server';
import { firstOpenStep } from '../../checkout/steps';
import { cartMessages } from '../../messages/cart';
import { paths } from '../../paths';
import { notices } from '../../session/session.server';
import type { Visit } from '../../session/visit.server';

/** Where a change of a line returns to: the cart page, or the drawer with the same lines. */
const placeOf = (form: FormData) => (form.get('from') === 'drawer' ? paths.cartDrawer() : paths.cart());

export async function changeQuantity(request: Request, form: FormData) {
  const cart = readCart(request);
  const key = String(form.get('line') ?? '');
  const line = cart.lines.find((one) => cartLineKey(one) === key);
  if (!line)
    return seeOther(placeOf(form), await notices.give({ tone: 'error', text: cartMessages.notThere }));
  const submission = parseWithZod(form, { schema: quantityForm });
  if (submission.status !== 'success') return replyToForm(submission, {}, { form: quantityFormId(key) });
  const step = form.get('intent') === 'inc' ? 1 : form.get('intent') === 'dec' ? -1 : 0;
  // The page shows how many are left; the API checks stock again before a sale.
  const stock = Number(form.get('stock')) || 9999;
  const wanted = Number(submission.value.quantity) + step;
  if (step >= 0 && wanted > stock)
    return replyToForm(
      submission,
      { fieldErrors: { quantity: [limitWords(stock)] } },
      { form: quantityFormId(key) },
    );
  const lines = setLineQuantity(cart.lines, key, wanted, stock);
  return seeOther(placeOf(form), keepUnpriced(lines) ?? undefined);
}

/** Continues to the checkout if every line can be bought as is. */
export async function proceed(visit: Visit, request: Request) {
  const { cart, headerCart } = await priceCart(visit, request);
  const isReady = headerCart.count > 0 && cart.cartItems.every(({ errorMessage }) => !errorMessage);
  if (!isReady) {
    return seeOther(paths.cart(), await notices.give({ tone: 'error', text: cartMessages.checkLines }));
  }
  return seeOther(
    firstOpenStep({ signedIn: visit.person !== null, cartCount: headerCart.count, orderId: null }),
  );
}
