import { formatUsd } from '@larkwell/contracts/fields/money';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { KitLine } from '@larkwell/ui/kit-line/kit-line';
import { Notice } from '@larkwell/ui/notice/notice';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { stepNumber, stepTitles } from '../../checkout/steps';
import { paymentMessages } from '../../messages/checkout';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { notices, sessions } from '../../session/session.server';
import { ask, openSignedInVisit, refusalPage } from '../../session/visit.server';

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
  const { data: lines, orderNumber, total, email } = answer.value;
  const confirmation = { orderId, lines, orderNumber, total, email };
  if (visit.session.get('orderId') !== orderId) return data(confirmation);
  // The checkout ends here: its next order starts from the cart.
  visit.session.unset('orderId');
  visit.session.unset('payLink');
  return data(confirmation, { headers: { 'Set-Cookie': await sessions.commit(visit.session) } });
}

export default function OrderConfirmationPage() {
  const { orderId, lines, orderNumber, total, email } = useLoaderData<typeof loader>();
  return (
    <div className="page stack">
      <StepBar steps={stepTitles} current={stepNumber('confirmation')} label="Checkout" />
      <h1>Thank you for your order</h1>
      <Notice tone="success" title={`Order ${orderNumber} is paid: ${formatUsd(total)}`}>
        <p>A receipt is on its way to {email}.</p>
      </Notice>
      <ul className="stack reading" data-gap="tiny">
        {lines.map((line, index) => (
          <KitLine key={index} category={line.category} method={line.collection_method}>
            <h2>{line.name}</h2>
            <p>
              Quantity: {line.orderedQuantity}
              {line.is_subscription && ', by subscription'}
            </p>
          </KitLine>
        ))}
      </ul>
      <section className="stack reading" aria-labelledby="next">
        <h2 id="next">What happens next</h2>
        <p>
          We pack your kit in a plain box and mail you when it is on its way. When it arrives, register it
          with the kit ID printed inside, collect your sample, and post it in the prepaid mailer.
        </p>
        <p className="cluster">
          <ButtonLink href={paths.orderDetails(orderId)}>See your order</ButtonLink>
          <ButtonLink href={paths.categories()} variant="secondary">
            Continue shopping
          </ButtonLink>
        </p>
      </section>
    </div>
  );
}
