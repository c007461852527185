import { seeOther } from '@larkwell/platform/forms/see-other';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { notices } from '../../session/session.server';
import { ask, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

/** There is no page here: redirects to the kits. */
export const loader = () => redirect(paths.kits());

/** Asks for a new prepaid mailer for a kit. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { visit } = await openPost(request, openSignedInVisit);
  const call = visit.api.kits.askForMailer({ userId: visit.person.id, kit: params.id! });
  const answer = await ask(visit, request, call);
  const notice = answer.ok
    ? { tone: 'success' as const, text: answer.value.message }
    : { tone: 'error' as const, text: answer.refusal.errorMessage };
  return seeOther(paths.kits(), await notices.give(notice));
}
