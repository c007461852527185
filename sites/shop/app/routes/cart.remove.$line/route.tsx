import { cartLineKey } from '@larkwell/contracts/cart/cart-lines';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import {
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { keepUnpriced, readCart } from '../../cookies/cart.server';
import { priceCart } from '../../cart/priced-cart.server';
import { optionWords } from '../../cart/line-words';
import { cartMessages } from '../../messages/cart';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { openVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Remove an item' });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const { cart } = await priceCart(visit, request);
  const item = cart.cartItems.find((one) => cartLineKey(one) === params.line);
  if (!item) throw redirect(paths.cart());
  return { name: item.name, option: optionWords(item), lineKey: cartLineKey(item) };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { form } = await openPost(request, openVisit);
  const lines = readCart(request).lines.filter((line) => cartLineKey(line) !== params.line);
  const kept = keepUnpriced(lines) ?? undefined;
  if (form.get('from') === 'drawer') return seeOther(paths.cartDrawer(), kept);
  const notice = await notices.give({ tone: 'success', text: cartMessages.removed });
  return seeOther(paths.cart(), kept, notice);
}

export default function RemoveItemPage() {
  const { name, option, lineKey } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <PostForm
        className="stack reading"
        action={paths.cartRemove(lineKey)}
        data-dialog-part="cart"
        data-stays=""
      >
        <h1>{cartMessages.confirmRemove}</h1>
        <p>
          <strong>{name}</strong>, {option}
        </p>
        <p className="cluster">
          <Button variant="danger">Yes, remove</Button>
          <ButtonLink href={paths.cart()} variant="secondary" data-stays="">
            No, keep
          </ButtonLink>
        </p>
      </PostForm>
    </div>
  );
}
