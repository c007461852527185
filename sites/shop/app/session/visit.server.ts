import { ApiFault, attempt, type Attempt, type Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { pageOf } from '@larkwell/platform/serving/route-access';
import { apiFor } from '../api.server';
import { accountTexts } from '../messages/accounts';
import { paths } from '../paths';
import type { Person } from './person';
import { sessions, type ShopSession } from './session.server';
import { leave } from './sign-out.server';

/** Who is asking, and the API's calls on their behalf. */
export type Visit = {
  session: ShopSession;
  person: Person | null;
  api: ReturnType<typeof apiFor>;
};

export type SignedInVisit = Visit & { person: Person };

/** The start of every loader and action, once the guard of the page has let the visitor in. */
export async function openVisit(request: Request): Promise<Visit> {
  const session = await sessions.get(request);
  return { session, person: session.get('person') ?? null, api: apiFor(request, session.get('token')) };
}

/**
 * As `openVisit`, for routes that the guards open to signed-in people only.
 *
 * @throws a redirect to the sign-in page for everyone else, whatever the guard said
 */
export async function openSignedInVisit(request: Request): Promise<SignedInVisit> {
  const visit = await openVisit(request);
  if (!visit.person) throw seeOther(paths.signIn());
  return visit as SignedInVisit;
}

/**
 * The answer of a call, or its refusal. A token that has expired or ended is no refusal to show: it ends the session
 * here and asks for the page again, which then leads wherever a visitor belongs.
 *
 * @throws a redirect on 401 of a signed-in visit
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

/** As `ask`, for a page with words of its own for an API that does not answer: a refusal with `sentence` then. */
export async function askOr<Value>(
  visit: Visit,
  request: Request,
  call: Promise<Value>,
  sentence: string,
): Promise<Attempt<Value>> {
  try {
    return await ask(visit, request, call);
  } catch (error) {
    if (!(error instanceof ApiFault)) throw error;
    return { ok: false, refusal: { status: 503, code: 'fault', errorMessage: sentence } };
  }
}

/** As `ask`, for what a page cannot do without: a refusal becomes the error page of its status. */
export async function need<Value>(visit: Visit, request: Request, call: Promise<Value>): Promise<Value> {
  const answer = await ask(visit, request, call);
  if (answer.ok) return answer.value;
  throw refusalPage(answer.refusal);
}

/** Ends a session that the API no longer knows, and reloads. */
export function expire(visit: Visit, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const back = request.method === 'GET' ? pageOf(pathname) + search : paths.signIn();
  return leave(visit.session, back, { tone: 'info', text: accountTexts.sessionEnded });
}

/** What is thrown where a refusal leaves nothing to show but its sentence. */
export const refusalPage = ({ status, errorMessage }: Refusal) => new Response(errorMessage, { status });
