import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { attempt, type Attempt, type Refusal } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { apiFor } from '../api.server';
import { guard } from '../guards/route-guards';
import { accountTexts } from '../messages/accounts';
import { paths } from '../paths';
import type { Person } from './person';
import { notices, sessions, type ShopSession } from './session.server';
import { leave } from './sign-out.server';

/** Who is asking, and the API's calls on their behalf. */
export type Visit = {
  session: ShopSession;
  person: Person | null;
  api: ReturnType<typeof apiFor>;
};

export type SignedInVisit = Visit & { person: Person };

/**
 * The start of every loader and action: reads the session and applies the route guards to the address asked for.
 *
 * @throws a redirect when this visitor may not be here
 */
export async function openVisit(request: Request): Promise<Visit> {
  const session = await sessions.get(request);
  const person = session.get('person') ?? null;
  const url = new URL(request.url);
  // Single fetch asks for the data of /a as /a.data; the guards speak of pages.
  const pathname = url.pathname.replace(/\.data$/, '');
  const asked = request.method === 'GET' ? pathname + url.search : pathname;
  const answer = guard(person, pathname, asked);
  if (!answer.allow) {
    const denied = answer.denied
      ? await notices.give({ tone: 'error', text: accountMessages.noPermission })
      : undefined;
    throw seeOther(answer.to, denied);
  }
  return { session, person, api: apiFor(request, session.get('token')) };
}

/** As `openVisit`, for routes that the guards open to signed-in people only. */
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

/** As `ask`, for what a page cannot do without: a refusal becomes the error page of its status. */
export async function need<Value>(visit: Visit, request: Request, call: Promise<Value>): Promise<Value> {
  const answer = await ask(visit, request, call);
  if (answer.ok) return answer.value;
  throw refusalPage(answer.refusal);
}

/** Ends a session that the API no longer knows, and reloads. */
export function expire(visit: Visit, request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url);
  const back = request.method === 'GET' ? pathname.replace(/\.data$/, '') + search : paths.signIn();
  return leave(visit.session, back, { tone: 'info', text: accountTexts.sessionEnded });
}

/** What is thrown where a refusal leaves nothing to show but its sentence. */
export const refusalPage = ({ status, errorMessage }: Refusal) => new Response(errorMessage, { status });
