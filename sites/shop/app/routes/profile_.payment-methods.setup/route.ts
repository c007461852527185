import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { answerSetup } from '../../card/answer-setup.server';
import { paths } from '../../paths';
import { openPost } from '../../session/post.server';
import { openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'signed-in' } satisfies RouteHandle;

export const loader = () => redirect(paths.addPaymentMethod());

/** Answers the card form's request for a setup intent. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit } = await openPost(request, openSignedInVisit);
  return answerSetup(visit, request, paths.addPaymentMethod(), visit.api.payments.createSetupIntent());
}
