import { attempt } from '@larkwell/platform/client/refusal';
import { readForm } from '@larkwell/platform/forms/read-form';
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
import { env } from '../../env.server';
import { pageMeta } from '../../page-meta';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
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
  await readForm(request, env.SESSION_SECRET, session.get('sid'));
  const opened = await attempt(api.payments.openPayLink({ linkId: params.token! }));
  if (!opened.ok) return data({ error: opened.refusal.errorMessage }, { status: opened.refusal.status });
  return redirect(opened.value.data.url, { status: 303 });
}

export default function PayLinkPage() {
  const reply = useActionData<{ error: string }>();
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
