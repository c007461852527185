import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { takeOverRequests } from './take-over-requests';

const servers: Server[] = [];
afterEach(() =>
  Promise.all(servers.splice(0).map((server) => new Promise((closed) => server.close(closed)))),
);

async function listen(text: string) {
  const server = createServer((_request, response) => void response.end(text));
  servers.push(server);
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
const read = async (url: string) => (await fetch(url)).text();

it('replaces the handler of the first server that gets a request, and can pass requests on to it', async () => {
  takeOverRequests((request, response, passOn) => {
    if (request.url === '/file') passOn();
    else response.end('ours');
  });
  const first = await listen('theirs');
  const second = await listen('another');
  expect([await read(`${first}/`), await read(`${first}/file`), await read(`${first}/`)]).toEqual([
    'ours',
    'theirs',
    'ours',
  ]);
  expect(await read(`${second}/`)).toBe('another');
});
