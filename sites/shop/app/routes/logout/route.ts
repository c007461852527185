import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { accountTexts } from '../../messages/accounts';
import { paths } from '../../paths';
import { endAtApi } from '../../session/end-at-api.server';
import { leave } from '../../session/sign-out.server';
import { openPost } from '../../session/post.server';
import { openVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const loader = () => redirect(paths.home());

/** Ends the session here, and at the API as soon as it answers. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit } = await openPost(request, openVisit);
  const { session, api, person } = visit;
  const isEnded = !person || (await endAtApi(() => api.accounts.signOut()));
  return leave(
    session,
    paths.signIn(),
    isEnded
      ? { tone: 'success', text: accountTexts.signedOut }
      : { tone: 'warning', text: accountTexts.signedOutHere },
  );
}
