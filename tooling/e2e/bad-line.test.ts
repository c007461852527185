import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openBadLine } from './bad-line';

/** Milliseconds, as the API has it. */
const apiKeeps = 60_000;
let api: Server;
let line: Awaited<ReturnType<typeof openBadLine>>;
beforeAll(async () => {
  api = createServer((request, response) => void response.setHeader('x-asked', request.url!).end('answer'));
  api.keepAliveTimeout = apiKeeps;
  await new Promise<void>((listening) => api.listen(0, '127.0.0.1', listening));
  line = await openBadLine(`http://127.0.0.1:${(api.address() as AddressInfo).port}`);
});
afterAll(() => {
  line.close();
  api.closeAllConnections();
  api.close();
});

it('passes calls and answers on', async () => {
  const answer = await fetch(`${line.url}/orders?page=2`);
  expect(answer.headers.get('x-asked')).toBe('/orders?page=2');
  expect(await answer.text()).toBe('answer');
});

it('promises to keep its own connection, not for as long as the API keeps another', async () => {
  const promised = /timeout=(\d+)/.exec((await fetch(line.url)).headers.get('keep-alive') ?? '');
  expect(Number(promised?.[1]) * 1000).toBeLessThan(apiKeeps);
});

it('loses the calls it is told to, and no others', async () => {
  line.lose(({ url }) => url === '/lost');
  await expect(fetch(`${line.url}/lost`)).rejects.toThrow();
  expect((await fetch(`${line.url}/kept`)).status).toBe(200);
  line.lose(() => false);
});
