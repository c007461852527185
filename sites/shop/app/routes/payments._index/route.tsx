import { formatUsd } from '@larkwell/contracts/fields/money';
import { readForm } from '@larkwell/platform/forms/read-form';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { useErrorTitle } from '@larkwell/platform/serving/use-error-title';
import { CartSummary } from '@larkwell/ui/cart-summary/cart-summary';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { FlashNotice } from '@larkwell/ui/flash-notice/flash-notice';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { amountsOf } from '../../cart/cart-totals';
import { LineNames } from '../../cart/line-names';
import { finishCheckout, requireStep } from '../../checkout/checkout-state.server';
import { linesOfOrder } from '../../checkout/lines-of-order';
import { stepNumber, stepTitles } from '../../checkout/steps';
import { env } from '../../env.server';
import { paymentMessages } from '../../messages/checkout';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { need, openSignedInVisit } from '../../session/visit.server';
import { CardPayment } from './card-payment';
import { CompanyOrOwnCard } from './company-or-own-card';
import { OtherWays } from './other-ways';
import { payByCompanyCard, payElsewhere, payOnHostedPage, settle, type PaymentReply } from './pay.server';

export const meta: MetaFunction = () => pageMeta({ title: 'Billing' });
export const handle = { access: 'signed-in', hydrate: true, card: true } satisfies RouteHandle;

export async function loader({ request }: LoaderFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const orderId = requireStep('billing', visit, request).orderId!;
  const { data: order } = await need(
    visit,
    request,
    visit.api.orders.get({ userId: visit.person.id, id: orderId }),
  );
  if (order.isPaid) throw await finishCheckout(visit, orderId);
  if (order.payBefore === null) {
    visit.session.unset('orderId');
    const notice = await notices.give({ tone: 'warning', text: paymentMessages.released });
    throw seeOther(paths.cart(), notice, await sessions.commit(visit.session));
  }
  return {
    order: { total: order.total, subTotal: order.subTotal, discount: order.discount, delivery: 0 },
    lines: linesOfOrder(order),
    isSubscription: order.items.some((item) => item.is_subscription),
    billing: { name: order.full_name, email: order.email },
    isEmployee: visit.person.userType === 'Employee User',
    card: { script: env.STRIPE_JS_URL, publishableKey: env.STRIPE_PUBLISHABLE_KEY },
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const visit = await openSignedInVisit(request);
  const orderId = requireStep('billing', visit, request).orderId!;
  const form = await readForm(request, env.SESSION_SECRET, visit.session.get('sid'));
  switch (form.get('intent')) {
    case 'company':
      return payByCompanyCard(visit, request, orderId);
    case 'hosted':
      return payOnHostedPage(visit, request, orderId);
    case 'elsewhere':
      return payElsewhere(visit, request, orderId);
    default:
      return settle(visit, request, orderId);
  }
}

/** A refusal of the company card floats; one of the own card heads the page. */
function Refused({ error, option }: PaymentReply) {
  if (option === 'organization') return <FlashNotice tone="error">{error}</FlashNotice>;
  return <ErrorSummary errors={[{ text: error }]} />;
}

export default function PaymentsPage() {
  const { order, lines, isEmployee, ...payment } = useLoaderData<typeof loader>();
  const reply = useActionData<PaymentReply>();
  useErrorTitle(reply !== undefined);
  const amount = formatUsd(order.total);
  const ownCard = (
    <>
      <CardPayment {...payment} amount={amount} />
      <OtherWays amount={amount} />
    </>
  );
  return (
    <div className="page stack">
      <StepBar steps={stepTitles} current={stepNumber('billing')} label="Checkout" />
      {reply && <Refused {...reply} />}
      <h1>Billing</h1>
      <div className="split">
        <div className="stack" data-gap="large">
          {isEmployee ? (
            <CompanyOrOwnCard
              amount={amount}
              chosen={reply?.option}
              refusal={reply?.option === 'organization' ? reply.error : undefined}
              ownCard={ownCard}
            />
          ) : (
            ownCard
          )}
        </div>
        <CartSummary amounts={amountsOf(order)}>
          <LineNames items={lines} />
        </CartSummary>
      </div>
    </div>
  );
}
