import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { SiteFiles } from './site-files';

const folder = mkdtempSync(path.join(tmpdir(), 'site-files-'));
mkdirSync(path.join(folder, 'assets'));
for (const name of ['favicon.ico', 'assets/card-1a2b.css', 'assets/card-1a2b.css.br'])
  writeFileSync(path.join(folder, name), '');
afterAll(() => rmSync(folder, { recursive: true }));

function choose(url: string, { method = 'GET', encoding = 'gzip, br' } = {}) {
  const request = Object.assign(new IncomingMessage(new Socket()), { url, method });
  request.headers['accept-encoding'] = encoding;
  const response = new ServerResponse(request);
  const isFile = new SiteFiles([folder, '/nowhere']).choose(request, response);
  return { isFile, url: request.url, headers: { ...response.getHeaders() } };
}

it('a file that the build compressed is sent compressed, with its original type', () => {
  expect(choose('/assets/card-1a2b.css')).toEqual({
    isFile: true,
    url: '/assets/card-1a2b.css.br',
    headers: { 'content-type': 'text/css; charset=utf-8', 'content-encoding': 'br' },
  });
});

it('a browser without brotli gets the plain file', () => {
  const plain = { isFile: true, url: '/assets/card-1a2b.css', headers: {} };
  expect(choose('/assets/card-1a2b.css', { encoding: 'gzip' })).toEqual(plain);
});

it("a file's query is dropped, so no log keeps it", () => {
  expect(choose('/favicon.ico?email=ada@example.com')).toMatchObject({ isFile: true, url: '/favicon.ico' });
});

it.each([
  ['/', 'GET'],
  ['/assets', 'GET'],
  ['/assets/other.css', 'GET'],
  ['/assets/../orders', 'GET'],
  ['/favicon.ico', 'POST'],
])('%s by %s goes to a page', (url, method) => {
  expect(choose(url, { method })).toEqual({ isFile: false, url, headers: {} });
});
