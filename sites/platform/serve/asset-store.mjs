import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const types = {
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
};
const compress = promisify(brotliCompress);
const best = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };

/**
 * Compresses a build's hashed files once, as small as brotli can, and keeps them in memory. They never change, so
 * the time is spent at the start instead of on each request; a file that is not ready yet is left to `remix-serve`.
 *
 * @param {string} folder of the build's files, served under `/assets`
 * @returns {Promise<(request: import('node:http').IncomingMessage, response: import('node:http').ServerResponse) => boolean>}
 *   answers a request for one of the files, or says false
 */
export async function openAssetStore(folder) {
  const store = new Map();
  const names = existsSync(folder) ? readdirSync(folder).filter((name) => types[path.extname(name)]) : [];
  await Promise.all(
    names.map(async (name) =>
      store.set(`/assets/${name}`, await compress(readFileSync(path.join(folder, name)), best)),
    ),
  );
  return (request, response) => {
    const body = request.method === 'GET' ? store.get(request.url) : undefined;
    if (!body || !/\bbr\b/.test(request.headers['accept-encoding'] ?? '')) return false;
    response.setHeader('Content-Type', types[path.extname(request.url)]);
    response.setHeader('Content-Encoding', 'br');
    response.setHeader('Content-Length', body.length);
    response.setHeader('Cache-Control', 'public, max-age=31536000, immutable');
    response.setHeader('Vary', 'Accept-Encoding');
    response.writeHead(200).end(body);
    return true;
  };
}
