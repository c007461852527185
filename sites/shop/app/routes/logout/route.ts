import { attempt } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { accountTexts } from '../../messages/accounts';
import { paths } from '../../paths';
import { leave } from '../../session/sign-out.server';
import { openPost } from '../../session/post.server';
import { openVisit } from '../../session/visit.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const loader = () => redirect(paths.home());

/** Ends the session here and at the API. A token that has already ended is fine. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit } = await openPost(request, openVisit);
  const { session, api, person } = visit;
  if (person) await attempt(api.accounts.signOut());
  return leave(session, paths.signIn(), { tone: 'success', text: accountTexts.signedOut });
}
