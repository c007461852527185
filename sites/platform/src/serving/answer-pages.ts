import { createRequestHandler, type RequestHandler, type ServerBuild } from '@remix-run/node';
import { keepForm } from '../forms/kept-form';
import { readRefusedForm } from '../forms/refused-form';
import { keepFrame } from './keep-frame';
import { narrowBuild } from './narrow-build';
import type { Access } from '../access/access';
import { isBareFailure, pagesOfFailures, tellFailure } from './failed-file';
import { isPage } from './page-response';
import { refuseSending } from './refuse-sending';
import { RouteAccess } from './route-access';
import { tellAbsence } from './tell-absence';

/** Answers a request for a page. */
export type AnswerPage = (request: Request) => Promise<Response>;

/** Answers instead of a page that this visitor may not open; undefined lets them in. */
export type Guard = (request: Request, access: Access) => Promise<Response | undefined>;

/** For a site without sign-in: a page that is not for everyone is for no one. */
const turnAway: Guard = async () => new Response(null, { status: 404 });

/** Every site has this page for forms refused before they were read; see `FormNotSent`. */
const formNotSent = '/form-not-sent';

/** The part of a build that an address can match. */
interface Part {
  handle: RequestHandler;
  access: RouteAccess;
}

/**
 * Answers requests for this build's pages. No part of a page runs before its guard has let the visitor in.
 *
 * @param findBuild called on the first request: the build imports its entry, so it is incomplete before that
 */
export function answerPages(findBuild: () => ServerBuild, guard = turnAway): AnswerPage {
  const findPart = partsOf(() => tellAbsence(refuseSending(keepFrame(findBuild()))));
  const findFailurePart = partsOf(() => tellAbsence(pagesOfFailures(findBuild())));
  return async (request) => {
    const { pathname } = new URL(request.url);
    const { handle, access } = findPart(pathname);
    const keptForm = keepForm(request);
    let found: Access | null | undefined;
    const findAccess = () => (found === undefined ? (found = access.find(pathname)) : found);
    const closed = access.isForAll ? null : findAccess();
    const refused =
      closed && closed !== 'public' && closed !== 'open' ? await guard(request, closed) : undefined;
    const answer = refused ?? (await handle(request, { access: findAccess, keptForm }));
    const isBare = isBareFailure(request, answer);
    const refusedForm =
      (await readRefusedForm(answer)) ??
      (isBare && answer.status >= 500 ? await keptForm(answer.status) : undefined);
    if (refusedForm) {
      const context = { access: () => null, refusedForm };
      const page = await findPart(formNotSent).handle(readingOf(request, formNotSent), context);
      for (const cookie of answer.headers.getSetCookie()) page.headers.append('Set-Cookie', cookie);
      return page;
    }
    if (isBare) {
      const context = { access: findAccess, failedFile: await tellFailure(answer) };
      const { search } = new URL(request.url);
      return findFailurePart(pathname).handle(readingOf(request, pathname + search), context);
    }
    // A rendered page sets its own cache headers.
    return isPage(answer) ? answer : withKeeping(answer, pathname.endsWith('.data') ? null : findAccess());
  };
}

/** Finds the part of a build for an address, and makes it the first time. */
function partsOf(makeBuild: () => ServerBuild): (pathname: string) => Part {
  const parts = new Map<ServerBuild, Part>();
  let narrow: ((pathname: string) => ServerBuild) | undefined;
  return (pathname) => {
    narrow ??= narrowBuild(makeBuild());
    const build = narrow(pathname);
    let part = parts.get(build);
    if (!part) {
      part = { handle: createRequestHandler(build, import.meta.env.MODE), access: new RouteAccess(build) };
      parts.set(build, part);
    }
    return part;
  };
}

/** Another page, rendered for the same visitor instead of the answer to their request. */
function readingOf(request: Request, path: string): Request {
  const reading = new Request(new URL(path, request.url), { headers: request.headers });
  for (const name of ['content-type', 'content-length', 'transfer-encoding', 'if-none-match'])
    reading.headers.delete(name);
  return reading;
}

/** Sets cache headers on an answer that is not a page, such as page data, a redirect or a file made by a route. */
function withKeeping(response: Response, access: Access | null): Response {
  const isPublic = access === 'public';
  if (isPublic && response.headers.has('Cache-Control')) return response;
  const vary = response.headers.get('Vary');
  const keeping = {
    'Cache-Control': 'private, no-store',
    Vary: !vary ? 'Cookie' : /\bcookie\b/i.test(vary) ? vary : `${vary}, Cookie`,
    ...(isPublic ? {} : { 'X-Robots-Tag': 'noindex' }),
  };
  // The headers of a `Response.redirect` are immutable.
  const { body, status, headers } = response;
  const kept = new Response(body, { status, headers });
  for (const [name, value] of Object.entries(keeping)) kept.headers.set(name, value);
  return kept;
}
