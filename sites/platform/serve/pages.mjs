import { existsSync, readdirSync } from 'node:fs';
import { logAnswer } from './access-log.mjs';

// Offered by entry.server, which is another module graph in the same process: hence the symbol.
const key = Symbol.for('larkwell.pages');
const preparedKey = Symbol.for('larkwell.prepared');

/** Whether the preload runs in this process, so that every page is asked for through it. */
export const isPrepared = () => globalThis[preparedKey] === true;

/**
 * @param {((request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => Promise<void>) | undefined} answer
 *   undefined takes the offer back
 */
export function offerPages(answer) {
  globalThis[key] = answer;
}

/**
 * Sends what is asked of a page straight to the build's pages, past the chain of `remix-serve`, which looks on the disk
 * for two files before it comes to a page. What lies in one of the `folders` stays with `remix-serve`.
 *
 * @param {string[]} folders whose files are served by their path
 * @returns {(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean}
 *   whether the request was for a page
 */
export function openPages(folders) {
  globalThis[preparedKey] = true;
  const files = new Set(folders.filter(existsSync).flatMap((folder) => readdirSync(folder)));
  return (request, response) => {
    const answer = globalThis[key];
    if (!answer || files.has(firstSegment(request.url))) return false;
    logAnswer(request, response);
    answer(request, response).catch((error) => fail(response, error));
    return true;
  };
}

/** Of the path that the address leads to: `/assets/../orders` is about orders, and no file. */
function firstSegment(target) {
  const path =
    target.includes('/.') || target.includes('%') || target.includes('\\')
      ? new URL(target, 'http://site').pathname
      : target;
  return /^\/([^/?]*)/.exec(path)?.[1];
}

/** Remix turns what a page throws into an error page itself; this is for what it could not. */
function fail(response, error) {
  console.error(error);
  if (response.headersSent) response.destroy();
  else
    response
      .writeHead(500, { 'Content-Type': 'text/plain', 'Cache-Control': 'no-store' })
      .end('Unexpected Server Error');
}
