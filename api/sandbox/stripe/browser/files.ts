import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';

export interface BrowserFile {
  body: string;
  headers: Record<string, string>;
}

const pathOf = (name: string) => fileURLToPath(new URL(`./${name}`, import.meta.url));

function file(type: string, body: string, headers: Record<string, string> = {}): BrowserFile {
  return {
    body,
    headers: { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache', ...headers },
  };
}

function script(name: string): BrowserFile {
  const built = buildSync({
    entryPoints: [pathOf(name)],
    bundle: true,
    format: 'iife',
    target: 'es2022',
    write: false,
    logLevel: 'silent',
  });
  return file('text/javascript', built.outputFiles[0]?.text ?? '', { 'access-control-allow-origin': '*' });
}

/** The card frame talks to this server only. */
const FRAME_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:";

const text = (name: string) => readFileSync(pathOf(name), 'utf8');

const FILES: Record<string, () => BrowserFile> = {
  '/v3/': () => script('stripe-js.ts'),
  '/frames/card': () =>
    file('text/html', text('card-frame.html'), { 'content-security-policy': FRAME_POLICY }),
  '/frames/card-frame.js': () => script('card-frame.ts'),
  '/frames/card-frame.css': () => file('text/css', text('card-frame.css')),
  '/3d-secure-done.js': () => script('challenge-done.ts'),
};

const made = new Map<string, BrowserFile>();

/** Files for the browser: Stripe.js under `/v3/` and every release's path, and the frames it opens. */
export function browserFile(path: string): BrowserFile | null {
  const name = path === '/v3' || /^\/[a-z0-9]+\/stripe\.js$/.test(path) ? '/v3/' : path;
  const make = FILES[name];
  if (!make) return null;
  const known = made.get(name) ?? make();
  made.set(name, known);
  return known;
}
