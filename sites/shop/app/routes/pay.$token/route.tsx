import { attempt } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData } from '@remix-run/react';
import { pageMeta } from '../../page-meta';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { readForm } from '../../session/session.server';
import { openVisit } from '../../session/visit.server';
import { findMeaning, LinkOver, type PayLinkEnd } from './link-over';

export const meta: MetaFunction = () => pageMeta({ title: 'Pay for an order' });
/** Only for the policy that lets a form lead to the provider's page; the page itself is plain HTML. */
export const handle = { access: 'open', card: true } satisfies RouteHandle;

/** Opening the link does nothing yet: mail scanners open links too. */
export async function loader({ request }: LoaderFunctionArgs) {
  await openVisit(request);
  return null;
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { api, session, person } = await openVisit(request);
  await readForm(request, session);
  const opened = await attempt(api.payments.openPayLink({ linkId: params.token! }));
  if (opened.ok) return redirect(opened.value.data.url, { status: 303 });
  const { code, changes = [], errorMessage: sentence, status } = opened.refusal;
  const meaning = findMeaning(code);
  if (meaning === null) return data<PayLinkReply>({ error: sentence }, { status });
  const isPaying = code === 'terms-changed' && session.has('orderId');
  const visitor = isPaying ? 'paying' : person ? 'signed-in' : 'nobody';
  return data<PayLinkReply>({ end: { sentence, meaning, changes, visitor } }, { status });
}

/** An error leaves the button; an end does not. */
type PayLinkReply = { error: string } | { end: PayLinkEnd };

export default function PayLinkPage() {
  const reply = useActionData<PayLinkReply>();
  if (reply && 'end' in reply) return <LinkOver {...reply.end} />;
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
