import { parseWithZod } from '@conform-to/zod/v4';
import { enquirySchema, supportMessages } from '@larkwell/contracts/support/support';
import { replyToForm } from '@larkwell/platform/forms/reply';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { EnquiryForm } from '../../help/enquiry-form';
import { pageMeta, shopUrlOf } from '../../page-meta';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, openVisit } from '../../session/visit.server';
import { isSpam } from '../../spam/is-spam.server';

export const handle = { access: 'public' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ matches }) =>
  pageMeta({
    title: 'Support',
    description: 'Write to us about a kit, an order or a result. We reply by email.',
    path: paths.support(),
    shopUrl: shopUrlOf(matches),
  });

export async function loader({ request }: LoaderFunctionArgs) {
  const { person } = await openVisit(request);
  return { name: person?.name ?? '', email: person?.email ?? '' };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  const submission = parseWithZod(form, { schema: enquirySchema });
  if (submission.status !== 'success') return replyToForm(submission);
  if (isSpam(form)) return thank(supportMessages.sent);
  const answer = await ask(visit, request, visit.api.support.submitEnquiry(submission.value));
  if (!answer.ok) return replyToForm(submission, { refusal: answer.refusal });
  return thank(answer.value.message);
}

const thank = async (text: string) =>
  seeOther(paths.support(), await notices.give({ tone: 'success', text }));

export default function SupportPage() {
  const known = useLoaderData<typeof loader>();
  return (
    <div className="page">
      <EnquiryForm known={known} />
    </div>
  );
}
