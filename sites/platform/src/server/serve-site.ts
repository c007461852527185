import type { IncomingMessage, ServerResponse } from 'node:http';
import { setFlagsFromString } from 'node:v8';
import { logAnswer } from './access-log';
import { dropBody, isAnnouncedTooLong } from './body-limit';
import { fixedHeaders } from './fixed-headers';
import { isForeign } from './origin-check';
import { answerFromPageStore, openPageStore } from '../serving/page-store';
import { answerWithPage } from './page-answer';
import type { AnswerPage } from '../serving/answer-pages';
import { refuse } from '../serving/refuse';
import { isAnswerable } from './request-target';
import { SiteFiles } from './site-files';
import { takeOverRequests } from './take-over-requests';
import { identifyVisitor } from './visitor';

interface SiteSettings {
  /** The address that visitors know, which a proxy may have replaced in `Host`. */
  publicUrl: string;
  /** `TRUST_PROXY`: how many proxies in front of us write trusted `X-Forwarded-For` entries. */
  trustedProxies: number;
  /** `PAGE_CACHE`: whether whole public pages are kept in memory. */
  keepsPages: boolean;
  answerPage: AnswerPage;
}

interface Passing {
  /** Passes the request to the server of the site's files. */
  passOn: () => void;
  /** Changes each answer before it is sent; development adds Vite's script to pages. */
  adjust?: (answer: Response) => Promise<Response>;
}

/** Handles every request of a site, in this order. */
function createSite({ publicUrl, trustedProxies, keepsPages, answerPage }: SiteSettings) {
  const headers = fixedHeaders({ https: publicUrl.startsWith('https:') });
  const publicHost = new URL(publicUrl).host;
  const files = new SiteFiles(['build/client', 'public']);
  if (keepsPages) openPageStore();

  return function answer(request: IncomingMessage, response: ServerResponse, { passOn, adjust }: Passing) {
    identifyVisitor(request, response, trustedProxies);
    for (const [name, value] of headers) response.setHeader(name, value);
    if (!isAnswerable(request)) return refuse(response, 400);
    if (isForeign(request, publicHost)) return refuse(response, 403);
    if (isAnnouncedTooLong(request)) return dropBody(request, () => refuse(response, 413));
    if (files.choose(request, response)) return passOn();
    logAnswer(request, response);
    if (answerFromPageStore(request, response)) return;
    answerWithPage(request, response, answerPage, adjust);
  };
}

/**
 * Serves a site under `remix-serve`, which loads the build that calls this. In development Vite owns the server and
 * calls the result for anything that is not one of its own files.
 */
export function serveSite(settings: SiteSettings): ReturnType<typeof createSite> {
  const site = createSite(settings);
  if (import.meta.env.PROD) {
    // By default the heap may double before garbage is collected.
    setFlagsFromString('--heap-growing-percent=25');
    takeOverRequests((request, response, passOn) => site(request, response, { passOn }));
  }
  return site;
}
