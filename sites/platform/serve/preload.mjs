// remix-serve alone gives loaders no visitor address, writes queries to its log, and answers static files and
// bad URLs without our headers. This module runs before it (`node --import`) and stands on the server's
// `request` event. See docs/decisions on opt-in hydration for how pages are served.
import http from 'node:http';
import path from 'node:path';
import { setFlagsFromString } from 'node:v8';
import { writeAccessLog } from './access-log.mjs';
import { openAssetStore } from './asset-store.mjs';
import { limitBody } from './body-limit.mjs';
import { addFixedHeaders, fixedHeaders } from './fixed-headers.mjs';
import { isForeign } from './origin-check.mjs';
import { answerFromPageStore, openPageStore } from './page-store.mjs';
import { openPages } from './pages.mjs';
import { refuse } from './refuse.mjs';
import { isAnswerable } from './request-target.mjs';
import { identifyVisitor } from './visitor.mjs';

/**
 * Prepares this process for `remix-serve`: where it listens, and what happens to a request before Remix sees it.
 *
 * @param {{ port: string | undefined, publicUrl: string | undefined, trustProxy?: string, pageCache?: string }} site
 *   `trustProxy` is the number of proxies in front of us whose `X-Forwarded-For` entries are believed.
 */
export function prepareServer({ port, publicUrl, trustProxy, pageCache }) {
  // By default the heap may double before what nobody needs any more is looked for.
  setFlagsFromString('--heap-growing-percent=25');
  process.env.PORT = port || process.env.PORT;
  process.env.HOST ||= '127.0.0.1';
  const hops = Number(trustProxy) || 0;
  const headers = fixedHeaders({ https: publicUrl?.startsWith('https:') ?? false });
  const publicHost = publicUrl && URL.canParse(publicUrl) ? new URL(publicUrl).host : undefined;
  if (pageCache === '1') openPageStore();
  writeAccessLog();
  const client = path.join(process.cwd(), 'build', 'client');
  const answerWithPage = openPages([client, path.join(process.cwd(), 'public')]);
  let answerFromAssets = () => false;
  const compressAssets = async () => {
    answerFromAssets = await openAssetStore(path.join(client, 'assets'));
  };

  const emit = http.Server.prototype.emit;
  http.Server.prototype.emit = function (event, ...args) {
    // Not before: the smallest compression takes seconds of all cores, which the start needs.
    if (event === 'listening') void compressAssets();
    if (event !== 'request') return emit.call(this, event, ...args);
    const [request, response] = args;
    identifyVisitor(request, response, hops);
    addFixedHeaders(response, headers);
    if (!isAnswerable(request)) return refuse(response, 400);
    if (isForeign(request, publicHost)) return refuse(response, 403);
    if (!limitBody(request, response)) return true;
    if (answerFromAssets(request, response)) return true;
    if (answerFromPageStore(request, response)) return true;
    if (answerWithPage(request, response)) return true;
    return emit.call(this, event, ...args);
  };
}
