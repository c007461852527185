import type { TermsChange } from '@larkwell/contracts/terms';
import { attempt } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { paymentMessages } from '../../messages/checkout';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { readForm } from '../../session/session.server';
import { openVisit } from '../../session/visit.server';

export const meta: MetaFunction = () => pageMeta({ title: 'Pay for an order' });
/** Only for the policy that lets a form lead to the provider's page; the page itself is plain HTML. */
export const handle = { access: 'open', card: true } satisfies RouteHandle;

/** Opening the link does nothing yet: mail scanners open links too. */
export async function loader({ request }: LoaderFunctionArgs) {
  await openVisit(request);
  return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { api, session } = await openVisit(request);
  await readForm(request, session);
  const opened = await attempt(api.payments.openPayLink({ linkId: params.token! }));
  if (opened.ok) return redirect(opened.value.data.url, { status: 303 });
  const { code, changes = [], errorMessage: error, status } = opened.refusal;
  const changed = code === 'terms-changed' ? { changes, isOrderHere: session.has('orderId') } : null;
  return data<PayLinkReply>({ error, changed }, { status });
}

type PayLinkReply = {
  error: string;
  /** The order is not what the link was made for; null for any other refusal. */
  changed: ChangedSinceLink | null;
};
type ChangedSinceLink = {
  changes: TermsChange[];
  /** This browser placed an order that waits for its payment. */
  isOrderHere: boolean;
};

export default function PayLinkPage() {
  const reply = useActionData<PayLinkReply>();
  if (reply?.changed) return <OrderChanged {...reply.changed} />;
  return (
    <div className="page">
      <form method="post" className="stack reading">
        <FormToken />
        {reply && <ErrorSummary errors={[{ text: reply.error }]} />}
        <h1>Pay for an order</h1>
        <p>
          Someone asked to pay for an order on this device. The next page shows the amount before anything is
          charged.
        </p>
        <p>
          <Button>Go to the payment page</Button>
        </p>
      </form>
    </div>
  );
}

function OrderChanged({ changes, isOrderHere }: ChangedSinceLink) {
  return (
    <div className="page">
      <div className="stack reading">
        <h1>Pay for an order</h1>
        <ChangedTerms
          title={paymentMessages.changedSinceLink}
          changes={changes}
          action={
            isOrderHere ? (
              <ButtonLink href={paths.payments()}>See your order and pay</ButtonLink>
            ) : (
              <ButtonLink href={paths.orders()}>Sign in to see your order</ButtonLink>
            )
          }
          announce="alert"
        >
          <p>
            This link no longer works. Whoever placed the order can check it and go on to pay on the device
            they placed it on.
          </p>
        </ChangedTerms>
      </div>
    </div>
  );
}
