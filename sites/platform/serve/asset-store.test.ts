import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAssetStore } from './asset-store.mjs';

const css = '.card { color: red }\n'.repeat(200);
const folder = mkdtempSync(path.join(tmpdir(), 'assets-'));
let server: Server;
let url: string;

beforeAll(async () => {
  writeFileSync(path.join(folder, 'card-1a2b.css'), css);
  const answer = await openAssetStore(folder);
  server = http.createServer((request, response) => {
    if (!answer(request, response)) response.end('left to the next');
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  await new Promise((closed) => server.close(closed));
  rmSync(folder, { recursive: true });
});

it('sends a hashed file as small as brotli can, to be kept for a year', async () => {
  const answer = await fetch(`${url}/assets/card-1a2b.css`, { headers: { 'accept-encoding': 'br' } });
  expect(answer.headers.get('content-length')).toBe(String(brotliCompressSync(css).length));
  expect(answer.headers.get('cache-control')).toContain('immutable');
  expect(await answer.text()).toBe(css);
});

it('leaves unknown files and browsers without brotli to the next handler', async () => {
  const unknown = await fetch(`${url}/assets/..%2fcard-1a2b.css`);
  const plain = await fetch(`${url}/assets/card-1a2b.css`, { headers: { 'accept-encoding': 'gzip' } });
  expect([await unknown.text(), await plain.text()]).toEqual(['left to the next', 'left to the next']);
});
