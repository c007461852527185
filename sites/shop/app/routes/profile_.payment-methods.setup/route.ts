import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect, type ActionFunctionArgs } from '@remix-run/node';
import { answerSetup } from '../../card/answer-setup.server';
import { paths } from '../../paths';
import { openOrganizationVisit } from '../../session/organization-visit.server';
import { openPost } from '../../session/post.server';

export const handle = { access: 'organization' } satisfies RouteHandle;

export const loader = () => redirect(paths.addPaymentMethod());

/** Answers the card form's request for a setup intent. */
export async function action({ request }: ActionFunctionArgs) {
  const { visit } = await openPost(request, openOrganizationVisit);
  return answerSetup(visit, request, paths.addPaymentMethod(), visit.api.payments.createSetupIntent());
}
