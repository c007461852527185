import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Notice } from '@larkwell/ui/notice/notice';
import { useLoaderData } from '@remix-run/react';
import { CartLines } from '../../cart/cart-lines';
import { priceCart } from '../../cart/priced-cart.server';
import { cartMessages } from '../../messages/cart';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { openVisit } from '../../session/visit.server';

export const meta: MetaFunction = () => pageMeta({ title: 'Cart' });

export const handle = { access: 'open', shared: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const { setCookies, ...view } = await priceCart(visit, request);
  return data(
    { ...view },
    { headers: new Headers(setCookies.map((cookie): [string, string] => ['Set-Cookie', cookie])) },
  );
}

/** The short cart that opens over a page. At its own address it is a small page that does the same. */
export default function CartDrawerPage() {
  const { cart, news } = useLoaderData<typeof loader>();
  return (
    <div className="page stack reading">
      <h1>Cart</h1>
      <div className="stack" data-dialog-part="cart">
        {news.map((sentence) => (
          <Notice key={sentence} tone="warning" announce="alert">
            <p>{sentence}</p>
          </Notice>
        ))}
        {cart.cartItems.length === 0 ? (
          <EmptyState
            title={cartMessages.drawerEmpty}
            action={
              <ButtonLink href={paths.categories()} variant="secondary">
                Browse tests
              </ButtonLink>
            }
          />
        ) : (
          <>
            <CartLines items={cart.cartItems} from="drawer" />
            <p className="cluster" data-justify="between">
              <span>Total</span> <strong className="money">{formatUsd(cart.total)}</strong>
            </p>
            <ButtonLink href={paths.cart()} variant="secondary" wide>
              View Cart
            </ButtonLink>
            <PostForm action={`${paths.cart()}?index`}>
              <Button name="intent" value="proceed" wide busyLabel="LOADING...">
                Check Out
              </Button>
            </PostForm>
          </>
        )}
      </div>
    </div>
  );
}
