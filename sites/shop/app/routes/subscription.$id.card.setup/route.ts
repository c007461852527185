import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { json, redirect, type ActionFunctionArgs } from '@remix-run/node';
import type { SetupAnswer } from '../../card/set-up-card';
import { paths } from '../../paths';
import { readForm } from '../../session/session.server';
import { ask, openSignedInVisit } from '../../session/visit.server';

export const handle = { access: 'normal-user' } satisfies RouteHandle;

export const loader = () => redirect(paths.subscriptions());

/** The card form's one question to the server. */
export async function action({ request, params }: ActionFunctionArgs) {
  const visit = await openSignedInVisit(request);
  await readForm(request, visit.session);
  const call = visit.api.subscriptions.createCardSetup({ subscriptionId: params.id! });
  const answer = await ask(visit, request, call);
  return json<SetupAnswer>(
    answer.ok ? { clientSecret: answer.value.data.clientSecret } : { error: answer.refusal.errorMessage },
  );
}
