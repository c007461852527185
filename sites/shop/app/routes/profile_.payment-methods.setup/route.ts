import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { json, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { SetupAnswer } from '../../card/set-up-card';
import { paths } from '../../paths';
import { openOrganisationVisit } from '../../session/organisation-visit.server';
import { readForm } from '../../session/session.server';
import { ask } from '../../session/visit.server';

export const handle = { access: 'organisation' } satisfies RouteHandle;

export const loader = () => redirect(paths.addPaymentMethod());

/** The card form's one question to the server. */
export async function action({ request }: ActionFunctionArgs) {
  const visit = await openOrganisationVisit(request);
  await readForm(request, visit.session);
  const answer = await ask(visit, request, visit.api.payments.createSetupIntent());
  return json<SetupAnswer>(
    answer.ok ? { clientSecret: answer.value.data.clientSecret } : { error: answer.refusal.errorMessage },
  );
}
