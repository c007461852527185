import { runNamedAction } from '@larkwell/platform/forms/named-action';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ChoosePassword } from '../../account/choose-password';
import { OpenAccount } from '../../account/open-account';
import { VerifyForm } from '../../account/verify-form';
import { pageMeta } from '../../page-meta';
import { openPost } from '../../session/post.server';
import { openVisit } from '../../session/visit.server';
import { choosePassword, enterCode, mailCode } from './verify-actions.server';

export const handle = { access: 'guests' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => pageMeta({ title: titleOf(data) });

function titleOf(data?: { isChoosing: boolean; proved: string | null }): string {
  if (!data?.isChoosing) return 'Verify your email';
  return data.proved ? 'Finish your account' : 'Choose a password';
}

/** Reads only the email address: mail scanners open links, so only the button uses the code. */
export async function loader({ request }: LoaderFunctionArgs) {
  const { session } = await openVisit(request);
  const query = new URL(request.url).searchParams;
  const code = query.get('code')?.slice(0, 64) ?? '';
  return {
    email: query.get('email')?.slice(0, 254) ?? session.get('verifying')?.email ?? '',
    code,
    isChoosing: code === '' && session.has('choosing'),
    proved: session.get('proved') ?? null,
  };
}

export async function action({ request }: ActionFunctionArgs) {
  const { visit, form } = await openPost(request, openVisit);
  return runNamedAction(form, {
    'choose-password': () => choosePassword(visit, form),
    'new-code': () => mailCode(visit, form),
    default: () => enterCode(visit, form),
  });
}

export default function VerifyPage() {
  const { isChoosing, proved, ...given } = useLoaderData<typeof loader>();
  const newCodeIn = useActionData<{ newCodeIn?: string }>()?.newCodeIn;
  const choosing = proved ? <OpenAccount email={proved} /> : <ChoosePassword />;
  return (
    <div className="page">{isChoosing ? choosing : <VerifyForm given={given} newCodeIn={newCodeIn} />}</div>
  );
}
