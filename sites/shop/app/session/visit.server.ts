import { ApiFault, attempt, type Attempt, type Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { pageOf } from '@larkwell/platform/serving/route-access';
import { apiFor } from '../api.server';
import { accountTexts } from '../messages/accounts';
import { paths } from '../paths';
import type { Person } from './person';
import { sessions, type ShopSession } from './session.server';
import { leaveInterrupted } from './sign-out.server';

/** The visitor, and the API client that calls on their behalf. */
export type Visit = {
  session: ShopSession;
  person: Person | null;
  api: ReturnType<typeof apiFor>;
};

export type SignedInVisit = Visit & { person: Person };

/** The start of every loader and action, after the page's guard has let the visitor in. */
export async function openVisit(request: Request): Promise<Visit> {
  const session = await sessions.get(request);
  return { session, person: session.get('person') ?? null, api: apiFor(request, session.get('token')) };
}

/**
 * Like `openVisit`, for routes that only signed-in people may open.
 *
 * @throws a redirect to sign-in for everyone else, even if the guard let them in
 */
export async function openSignedInVisit(request: Request): Promise<SignedInVisit> {
  const visit = await openVisit(request);
  if (!visit.person) throw seeOther(paths.signIn());
  return visit as SignedInVisit;
}

/**
 * The answer of a call, or its refusal. An ended token is not shown as a refusal: it ends the session here and reloads
 * the page, which then treats the person as a visitor.
 *
 * @throws a redirect if a signed-in visit gets a 401
 */
export async function ask<Value>(
  visit: Visit,
  request: Request,
  call: Promise<Value>,
): Promise<Attempt<Value>> {
  const answer = await attempt(call);
  if (!answer.ok && answer.refusal.status === 401 && visit.session.has('token'))
    throw await expire(visit, request);
  return answer;
}

/**
 * Like `ask`, for a page with its own message if the API does not answer: a refusal with `sentence`, which may depend on
 * the fault.
 */
export async function askOr<Value>(
  visit: Visit,
  request: Request,
  call: Promise<Value>,
  sentence: string | ((fault: ApiFault) => string),
): Promise<Attempt<Value>> {
  try {
    return await ask(visit, request, call);
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    const errorMessage = typeof sentence === 'string' ? sentence : sentence(error);
    return { ok: false, refusal: { status: 503, code: 'fault', errorMessage } };
  }
}

/** Like `ask`, for data the page needs: a refusal becomes the error page of its status. */
export async function need<Value>(visit: Visit, request: Request, call: Promise<Value>): Promise<Value> {
  const answer = await ask(visit, request, call);
  if (answer.ok) return answer.value;
  throw refusalPage(answer.refusal);
}

/** Ends a session that the API no longer knows, and reloads the page. */
export function expire(visit: Visit, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const back = request.method === 'GET' ? pageOf(pathname) + search : paths.signIn();
  return leaveInterrupted(visit.session, back, { tone: 'info', text: accountTexts.sessionEnded });
}

/** The response to throw if a refusal leaves only its sentence to show. */
export const refusalPage = ({ status, errorMessage }: Refusal) => new Response(errorMessage, { status });
