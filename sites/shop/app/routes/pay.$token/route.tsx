import { termsField, termsSchema } from '@larkwell/contracts/terms';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node';
import { useActionData, useLoaderData, useLocation } from '@remix-run/react';
import { PaymentNotKnown } from '../../checkout/payment-not-known';
import { payLinkMessages } from '../../messages/checkout';
import { pageMeta } from '../../page-meta';
import { openPost } from '../../session/post.server';
import { openVisit } from '../../session/visit.server';
import { askAboutLink, type NoPayment } from './answer.server';
import { LinkOver } from './link-over';
import { Offer } from './offer';

export const meta: MetaFunction = () => pageMeta({ title: payLinkMessages.heading });
/** Set only for the policy that lets a form lead to Stripe's page; this page is plain HTML. */
export const handle = { access: 'open', card: true } satisfies RouteHandle;

/** Only reads the link and starts no payment: mail scanners follow links. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const asked = await askAboutLink(visit, visit.api.payments.getPayLink({ linkId: params.token! }));
  if ('data' in asked) return data({ offer: asked.data, reply: null });
  return data({ offer: null, reply: asked.reply }, { status: asked.status });
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  const terms = termsSchema.safeParse(form.get(termsField));
  if (!terms.success) return data<NoPayment>({ error: payLinkMessages.incomplete }, { status: 400 });
  const call = visit.api.payments.openPayLink({ linkId: params.token!, terms: terms.data });
  const opened = await askAboutLink(visit, call);
  if ('data' in opened) return redirect(opened.data.url, { status: 303 });
  return data<NoPayment>(opened.reply, { status: opened.status });
}

export default function PayLinkPage() {
  const { offer, reply: found } = useLoaderData<typeof loader>();
  const { pathname } = useLocation();
  const reply = useActionData<NoPayment>() ?? found;
  if (reply && 'end' in reply) return <LinkOver {...reply.end} />;
  if (reply && 'isUnknown' in reply) {
    const { heading, notKnown, whenKnown } = payLinkMessages;
    return <PaymentNotKnown heading={heading} again={pathname} title={notKnown} text={whenKnown} />;
  }
  return (
    <div className="page">
      <div className="stack reading">
        {reply && <ErrorSummary errors={[{ text: reply.error }]} />}
        <h1>{payLinkMessages.heading}</h1>
        {offer && <Offer offer={offer} />}
      </div>
    </div>
  );
}
