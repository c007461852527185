import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { answerSetup } from '../../card/answer-setup.server';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'normal-user' } satisfies RouteHandle;

export const loader = () => redirect(paths.subscriptions());

/** Answers the card form's request for a setup intent. */
export async function action({ request, params }: ActionFunctionArgs) {
  const { visit } = await openPost(request, openSignedInVisit);
  const id = params.id!;
  const call = visit.api.subscriptions.createCardSetup({ subscriptionId: id });
  return answerSetup(visit, request, paths.subscriptionCard(id), call);
}
