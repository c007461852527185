import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';

/** @type {Record<string, string>} */
const types = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};
const forever = 'public, max-age=31536000, immutable';
const packs = ['.css', '.html', '.js', '.json', '.svg'];

/**
 * Serves a folder of built files on this machine only, compressed as any host of static sites does.
 *
 * @param {object} options
 * @param {string} options.folder
 * @param {number} options.port
 * @param {Record<string, string>} [options.others] files elsewhere, by their path on the server
 * @returns {import('node:http').Server}
 */
export function serveFolder({ folder, port, others = {} }) {
  const root = path.resolve(folder) + path.sep;
  /** @type {Map<string, Buffer>} */
  const packed = new Map();
  const pack = (/** @type {string} */ key, /** @type {Buffer} */ bytes) => {
    const known = packed.get(key) ?? gzipSync(bytes);
    packed.set(key, known);
    return known;
  };

  return createServer((request, response) => {
    const asked = pathOf(request.url);
    const file = others[asked] ?? path.join(root, asked.endsWith('/') ? `${asked}index.html` : asked);
    const isOurs = file === others[asked] || file.startsWith(root);
    if (!isOurs || !existsSync(file) || !statSync(file).isFile()) {
      response.writeHead(404).end();
      return;
    }
    // The names of Storybook's own files stay the same when their content changes.
    const { mtimeMs, size } = statSync(file);
    const tag = `"${mtimeMs.toString(36)}-${size.toString(36)}"`;
    const keep = { ETag: tag, 'Cache-Control': asked.startsWith('/assets/') ? forever : 'no-cache' };
    if (request.headers['if-none-match'] === tag) {
      response.writeHead(304, keep).end();
      return;
    }
    const bytes = readFileSync(file);
    const kind = path.extname(file);
    const isPacked = packs.includes(kind) && /\bgzip\b/.test(String(request.headers['accept-encoding']));
    const body = isPacked ? pack(`${file} ${tag}`, bytes) : bytes;
    response.writeHead(200, {
      ...keep,
      'Content-Type': types[kind] ?? 'application/octet-stream',
      'Content-Length': body.length,
      ...(isPacked ? { 'Content-Encoding': 'gzip' } : {}),
      Vary: 'Accept-Encoding',
      'X-Content-Type-Options': 'nosniff',
    });
    response.end(request.method === 'HEAD' ? undefined : body);
  }).listen(port, '127.0.0.1');
}

/** The asked path without query; one that cannot be decoded is no file of ours. */
function pathOf(/** @type {string | undefined} */ url = '/') {
  try {
    return decodeURIComponent(new URL(url, 'http://localhost').pathname);
  } catch {
    return '/400';
  }
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const [folder = '.', port = ''] = process.argv.slice(2);
  serveFolder({ folder, port: Number(port) });
}
