import { parseWithZod } from '@conform-to/zod/v4';
import { stockAlertMessages, stockAlertSchema } from '@larkwell/contracts/stock-alerts/stock-alerts';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { StockAlertForm } from '../../catalog/stock-alert-form';
import { catalogMessages } from '../../messages/catalog';
import { pageMeta } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, need, openVisit } from '../../session/visit.server';
import { isSpam } from '../../spam/is-spam.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction = () => pageMeta({ title: catalogMessages.stockAlert.title });

const form = stockAlertSchema.pick({ email: true });

/** Leads to the kit if it is in stock. */
export async function loader({ request, params }: LoaderFunctionArgs) {
  const visit = await openVisit(request);
  const { data } = await need(visit, request, visit.api.products.get({ id: params.id! }));
  if (data.quantity > 0) throw seeOther(paths.product(data.slug));
  return { kit: { name: data.name, slug: data.slug }, email: visit.person?.email ?? '' };
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { visit, form: posted } = await openPost(request, openVisit);
  const submission = parseWithZod(posted, { schema: form });
  if (submission.status !== 'success') return replyToForm(submission);
  const thank = async (text: string) =>
    seeOther(paths.product(params.id!), await notices.give({ tone: 'success', text }));
  if (isSpam(posted)) return thank(stockAlertMessages.check);
  const asked = visit.api.stockAlerts.ask({ id: params.id!, ...submission.value });
  const answer = await ask(visit, request, asked);
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  return thank(answer.value.message);
}

export default function BackInStockPage() {
  const { kit, email } = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <StockAlertForm kit={kit} email={email} />
    </div>
  );
}
