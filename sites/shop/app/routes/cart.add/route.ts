import { addCartLine, quantityInCart } from '@larkwell/contracts/cart/cart-lines';
import type { CartLine } from '@larkwell/contracts/cart/cart';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { keepUnpriced, readCart } from '../../cookies/cart.server';
import { cartMessages } from '../../messages/cart';
import { paths } from '../../paths';
import { choiceQuery, readBuyingChoice } from '../../product/buying-choice';
import { safeRedirect } from '../../redirect-to';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, openVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

/** There is no page here: redirects to the cart. */
export const loader = () => redirect(paths.cart());

/** Adds the kits that a buy box or product card asks for, if there are enough; otherwise adds none. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  const choice = readBuyingChoice(form, { maySubscribe: visit.person?.userType !== 'Employee User' });
  const slug = String(form.get('slug') ?? '');
  if (form.get('intent') === 'inc' || form.get('intent') === 'dec') {
    return seeOther(slug ? paths.product(slug, choiceQuery(choice)) : paths.categories());
  }

  const id = String(form.get('productId') ?? '');
  const cart = readCart(request);
  // A kit's own form comes back as it was chosen; a card, to its list.
  const back = slug
    ? paths.product(slug, choiceQuery(choice))
    : safeRedirect(pathOf(request.headers.get('referer')), paths.cart());
  const refuse = async (text: string) => seeOther(back, await notices.give({ tone: 'error', text }));
  if (!/^[\w-]{1,64}$/.test(id)) return refuse(cartMessages.notThere);

  const wanted = choice.quantity + quantityInCart(cart.lines, id);
  const checked = await ask(
    visit,
    request,
    visit.api.products.checkQuantity({ productId: id, quantity: wanted }),
  );
  if (!checked.ok) return refuse(checked.refusal.errorMessage);

  const line: CartLine = {
    id,
    selectedQuantity: choice.quantity,
    subscription: choice.duration !== null,
    subscriptionDuration: choice.duration,
  };
  const kept = keepUnpriced(addCartLine(cart.lines, line, checked.value.data.stock));
  if (!kept) return refuse(cartMessages.full);
  if (form.get('from') === 'drawer') return seeOther(paths.cartDrawer(), kept);
  return seeOther(paths.cart(), kept, await notices.give({ tone: 'success', text: cartMessages.added }));
}

/** The path a form was sent from, if the browser says so. */
function pathOf(referer: string | null): string | null {
  if (!referer || !URL.canParse(referer)) return null;
  const { pathname, search } = new URL(referer);
  return pathname + search;
}
