import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { answerSetup } from '../../card/answer-setup.server';
import { paths } from '../../paths';
import { openOrganisationVisit } from '../../session/organisation-visit.server';
import { openPost } from '../../session/post.server';

export const handle = { access: 'organisation' } satisfies RouteHandle;

export const loader = () => redirect(paths.addPaymentMethod());

/** The card form's one question to the server. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit } = await openPost(request, openOrganisationVisit);
  return answerSetup(visit, request, paths.addPaymentMethod(), visit.api.payments.createSetupIntent());
}
