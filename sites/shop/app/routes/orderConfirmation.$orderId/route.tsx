import type { ConfirmationLine } from '@larkwell/contracts/orders/orders';
import {
  renewalDayWords,
  renewalFacts,
  renewalsOf,
  type TermsLine,
} from '@larkwell/contracts/subscriptions/renewal-terms';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Link } from '@larkwell/ui/link/link';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { LineNames } from '../../cart/line-names';
import { priceCart } from '../../cart/priced-cart.server';
import { finishCheckout } from '../../checkout/finish-checkout.server';
import { RenewalTerms } from '../../checkout/renewal-terms';
import { stepNumber, stepTitles } from '../../checkout/steps';
import { cartMessages } from '../../messages/cart';
import { paymentMessages } from '../../messages/checkout';
import { GivenBackNotice } from '../../orders/given-back-notice';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { ask, openSignedInVisit, refusalPage } from '../../session/visit.server';
import { ConfirmedHeading } from './confirmed-heading';
import { ConfirmedKits } from './confirmed-kits';
import { NextSteps } from './next-steps';
import { findEnd } from './order-end';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: 'Order confirmation' });

export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const orderId = params.orderId!;
  const call = visit.api.orders.getConfirmed({ userId: visit.person.id, orderId });
  const answer = await ask(visit, request, call);
  if (!answer.ok && answer.refusal.status === 409) {
    visit.session.set('orderId', orderId);
    const notice = await notices.give({ tone: 'warning', text: paymentMessages.unpaid });
    throw seeOther(paths.payments(), notice, await sessions.commit(visit.session));
  }
  if (!answer.ok && answer.refusal.status === 404) throw seeOther(paths.payments());
  if (!answer.ok) throw refusalPage(answer.refusal);
  // The checkout ends here, whichever way the shopper came: the bought kits leave the cart.
  if (visit.session.get('orderId') === orderId) throw await finishCheckout(visit, request, orderId);
  const { data: lines, paidOn, chargedOn, today, ...order } = answer.value;
  const { cart, headerCart } = await priceCart(visit, request);
  return {
    ...{ ...order, orderId, lines },
    renewals: hasEnded(order)
      ? []
      : renewalFacts(
          renewalsOf(lines.map(asTermsLine), paidOn),
          order.total,
          chargedOn === today ? null : chargedOn,
        ),
    agreed: `Your subscription, as agreed on ${renewalDayWords(chargedOn)}`,
    stillInCart: cart.cartItems,
    headerCart,
  };
}

/** Nothing more comes of it: its subscriptions ended with it, or with the payment that the bank returned. */
const hasEnded = (order: { status: string; isPaymentReturned: boolean }) =>
  findEnd(order.status) !== null || order.isPaymentReturned;

const asTermsLine = ({
  name,
  price,
  orderedQuantity,
  subscriptionDuration,
}: ConfirmationLine): TermsLine => ({
  ...{ name, price, quantity: orderedQuantity, months: subscriptionDuration },
});

export default function OrderConfirmationPage() {
  const { lines, renewals, agreed, stillInCart, ...order } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <StepBar steps={stepTitles} current={stepNumber('confirmation')} label="Checkout" />
      <ConfirmedHeading order={order} />
      <GivenBackNotice order={{ ...order, isPaid: true }} />
      <ConfirmedKits lines={lines} total={order.total} />
      <div className="reading">
        <RenewalTerms facts={renewals} title={agreed} />
      </div>
      {stillInCart.length > 0 && (
        <section className="stack reading" aria-labelledby="still-in-cart">
          <h2 id="still-in-cart">{cartMessages.stillInCart}</h2>
          <LineNames items={stillInCart} />
          <p>
            <Link href={paths.cart()} standalone>
              Go to cart
            </Link>
          </p>
        </section>
      )}
      <NextSteps order={order} isSubscription={lines.some((line) => line.is_subscription)} />
    </div>
  );
}
