import { formatUsd } from '@larkwell/contracts/fields/money';
import { parseOrderAddress } from '@larkwell/contracts/orders/orders';
import { runNamedAction } from '@larkwell/platform/forms/named-action';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { Notice } from '@larkwell/ui/notice/notice';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { useState } from 'react';
import { getCartBesideOrder } from '../../checkout/cart-beside-order.server';
import { changedSincePlaced } from '../../checkout/changed-order';
import { CheckoutPage } from '../../checkout/checkout-page';
import { requireStep } from '../../checkout/checkout-state.server';
import { linesOfOrder } from '../../checkout/lines-of-order';
import { openPayPress } from '../../checkout/open-pay-press.server';
import { readPayForm } from '../../checkout/pay-form';
import { RenewalTerms } from '../../checkout/renewal-terms';
import { env } from '../../env.server';
import { paymentMessages } from '../../messages/checkout';
import { pageMeta } from '../../page-meta';
import { sessions } from '../../session/session.server';
import { openSignedInVisit } from '../../session/visit.server';
import { CartDiffers } from './cart-differs';
import { ChangedTermsNotice } from './changed-terms-notice';
import { CompanyOrOwnCard } from './company-or-own-card';
import { getOrderToPay, takeUpOrder, termsOfRenewal } from './order-to-pay.server';
import { OtherWays } from './other-ways';
import { OwnCard } from './own-card';
import {
  payByCompanyCard,
  payBySavedCard,
  payElsewhere,
  payOnHostedPage,
  refusePress,
  settle,
  type PaymentReply,
} from './pay.server';
import { listUsableCards } from './usable-cards.server';
import { Refused } from './refused';
import { SendTo } from './send-to';
import { updateOrder } from './update-order.server';

export const meta: MetaFunction = () => pageMeta({ title: 'Billing' });
export const handle = {
  access: 'signed-in',
  hydrate: true,
  card: true,
  bareHeader: 'Secure checkout',
} satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const asked = new URL(request.url).searchParams.get('orderId');
  if (asked) throw await takeUpOrder(visit, request, asked);
  const { orderId } = requireStep('billing', visit, request);
  const order = await getOrderToPay(visit, request, orderId!);
  const { total, subTotal, discount, terms, changes } = order;
  const page = {
    payForm: { orderId: order.id, terms },
    changes,
    cart: await getCartBesideOrder(visit, request, order),
    renewals: termsOfRenewal(order),
    order: { total, subTotal, discount, delivery: 0 },
    lines: linesOfOrder(order),
    isSubscription: order.items.some((item) => item.is_subscription),
    billing: { name: order.full_name, email: order.email },
    sendTo: { name: order.full_name, ...parseOrderAddress(order.address) },
    savedCards: await listUsableCards(visit, request, order.today),
    isHeld: order.isHeld,
    isEmployee: visit.person.userType === 'Employee User',
    card: { script: env.STRIPE_JS_URL, publishableKey: env.STRIPE_PUBLISHABLE_KEY },
  };
  if (order.id === orderId) return data(page);
  return data(page, { headers: { 'Set-Cookie': await sessions.commit(visit.session) } });
}

export async function action({ request }: ActionFunctionArgs) {
  const press = await openPayPress(request);
  const payForm = readPayForm(press.form);
  if (!payForm) return refusePress(press, { error: paymentMessages.incomplete });
  return runNamedAction(press.form, {
    company: () => payByCompanyCard(press, payForm),
    saved: () => payBySavedCard(press, payForm),
    hosted: () => payOnHostedPage(press, payForm),
    elsewhere: () => payElsewhere(press, payForm),
    update: () => updateOrder(press, payForm),
    default: () => settle(press, payForm),
  });
}

export default function PaymentsPage() {
  const { order, lines, isHeld, isEmployee, changes, cart, renewals, sendTo, ...payment } =
    useLoaderData<typeof loader>();
  const reply = useActionData<PaymentReply>();
  const [answered, setAnswered] = useState(reply?.changed);
  useErrorTitle(reply !== undefined);
  const { payForm } = payment;
  const changed = answered ?? changedSincePlaced(changes);
  const amount = formatUsd(order.total);
  const terms = <RenewalTerms facts={renewals} />;
  const ownCard = (
    <>
      <OwnCard
        {...payment}
        amount={amount}
        terms={terms}
        refused={reply?.savedCard ? { card: reply.savedCard, why: reply.error ?? '' } : null}
        onChanged={setAnswered}
      />
      <OtherWays amount={amount} payForm={payForm} isSubscription={payment.isSubscription} terms={terms} />
    </>
  );
  return (
    <CheckoutPage
      step="billing"
      title="Billing"
      alert={reply && <Refused {...reply} />}
      summary={changed ? null : { lines, amounts: order }}
    >
      {changed ? (
        <ChangedTermsNotice changed={changed} payForm={payForm} isAnswer={answered !== undefined} />
      ) : (
        <div className="stack" data-gap="large">
          {!isHeld && (
            <Notice>
              <p>{paymentMessages.notHeld}</p>
            </Notice>
          )}
          <CartDiffers cart={cart} amount={amount} payForm={payForm} />
          <SendTo {...sendTo} />
          {isEmployee ? (
            <CompanyOrOwnCard
              amount={amount}
              payForm={payForm}
              chosen={reply?.option}
              refusal={reply?.option === 'organization' ? reply.error : undefined}
              ownCard={ownCard}
            />
          ) : (
            ownCard
          )}
        </div>
      )}
    </CheckoutPage>
  );
}
