import { spawnSync } from 'node:child_process';
import { createReadStream, existsSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { createRequire } from 'node:module';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { axeUrl, storyTests } from './stories.env';

const folder = fileURLToPath(new URL('..', import.meta.url));
const site = path.join(folder, 'storybook-static');
const axe = createRequire(import.meta.url).resolve('axe-core/axe.min.js');
const types: Record<string, string> = {
  '.css': 'text/css',
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/** Builds the static Storybook (STORYBOOK_BUILT=1: uses the existing build) and serves it on this machine only. */
if (!storyTests.takeBuilt || !existsSync(path.join(site, 'index.json'))) {
  const { status } = spawnSync('npm', ['run', 'build', '--silent'], { cwd: folder, stdio: 'inherit' });
  if (status) process.exit(status);
}

createServer((request, response) => {
  const asked = decodeURIComponent(new URL(request.url ?? '/', 'http://localhost').pathname);
  const file = asked === axeUrl ? axe : path.join(site, asked === '/' ? 'index.html' : path.normalize(asked));
  if (!(file === axe || file.startsWith(site)) || !existsSync(file) || !statSync(file).isFile()) {
    response.writeHead(404).end();
    return;
  }
  const type = types[path.extname(file)] ?? 'application/octet-stream';
  // Each story is a page load: the browser caches loaded and compiled files for the next one.
  const keep = /\/(assets|sb-[\w-]+)\//.test(asked) ? 'public, max-age=31536000, immutable' : 'no-cache';
  response.writeHead(200, { 'Content-Type': type, 'Cache-Control': keep });
  createReadStream(file).pipe(response);
}).listen(storyTests.port, '127.0.0.1');
