import { readFileSync } from 'node:fs';

export interface BrowserFile {
  body: string;
  headers: Record<string, string>;
}

function file(name: string, type: string, headers: Record<string, string> = {}): BrowserFile {
  const body = readFileSync(new URL(`./${name}`, import.meta.url), 'utf8');
  return {
    body,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
  };
}

const SCRIPT = file('stripe-js.js', 'text/javascript', { 'access-control-allow-origin': '*' });

/** The card frame talks to this server only, and takes its looks from the page that mounts it. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; connect-src 'self'; img-src data:";

const FILES: Record<string, BrowserFile> = {
  '/frames/card': file('card-frame.html', 'text/html', { 'content-security-policy': FRAME_POLICY }),
  '/frames/card-frame.js': file('card-frame.js', 'text/javascript'),
  '/frames/card-frame.css': file('card-frame.css', 'text/css'),
  '/3d-secure-done.js': file('challenge-done.js', 'text/javascript'),
};

/** Files for the browser: Stripe.js under `/v3/` and every release's path, and the frames it opens. */
export function browserFile(path: string): BrowserFile | null {
  if (path === '/v3' || path === '/v3/' || /^\/[a-z0-9]+\/stripe\.js$/.test(path)) return SCRIPT;
  return FILES[path] ?? null;
}
