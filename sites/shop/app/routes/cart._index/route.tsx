import { runNamedAction } from '@larkwell/platform/forms/named-action';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { errorPrefix } from '@larkwell/platform/serving/error-title';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Notice } from '@larkwell/ui/notice/notice';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { useLoaderData } from '@remix-run/react';
import { CartLines } from '../../cart/cart-lines';
import { CartTotals } from '../../cart/cart-totals';
import { applyCoupon, removeCoupon } from '../../cart/coupon-actions.server';
import { priceCart } from '../../cart/priced-cart.server';
import { cartMessages } from '../../messages/cart';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { openVisit } from '../../session/visit.server';
import { changeQuantity, proceed } from './cart-actions.server';

/** A line that cannot be bought is an error even if no form was refused. */
export const meta: MetaFunction<typeof loader> = ({ data: view }) => {
  const hasError = view?.cart.cartItems.some(({ errorMessage }) => errorMessage);
  return pageMeta({ title: hasError ? `${errorPrefix}Cart` : 'Cart' });
};

export const handle = { access: 'open', shared: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const { setCookies, ...view } = await priceCart(visit, request);
  const headers = new Headers(setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie]));
  return data({ ...view, isEmployee: visit.person?.userType === 'Employee User' }, { headers });
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  return runNamedAction(form, {
    'apply-coupon': () => applyCoupon(visit, request, form),
    'remove-coupon': () => removeCoupon(request),
    proceed: () => proceed(visit, request),
    default: () => changeQuantity(request, form),
  });
}

export default function CartPage() {
  const { cart, couponCode, news, isEmployee } = useLoaderData<typeof loader>();
  const hasSubscription = cart.cartItems.some(({ subscription }) => subscription);
  return (
    <div className="page stack">
      <h1>Cart</h1>
      {news.map((sentence) => (
        <Notice key={sentence} tone="warning" announce="alert">
          <p>{sentence}</p>
        </Notice>
      ))}
      {cart.cartItems.length === 0 ? (
        <EmptyState
          title={cartMessages.empty}
          action={<ButtonLink href={paths.categories()}>Browse tests</ButtonLink>}
        >
          <p>Kits you add wait here until you check out.</p>
          <p>
            <Button disabled>Proceed</Button>
          </p>
        </EmptyState>
      ) : (
        <div className="split">
          <CartLines items={cart.cartItems} />
          <CartTotals cart={cart} couponCode={couponCode} mayUseCoupon={!isEmployee && !hasSubscription} />
        </div>
      )}
    </div>
  );
}
