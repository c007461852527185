import { serve } from '@hono/node-server';
import { request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it } from 'vitest';
import { createCarefulServer } from './known-methods';

it.each([
  ['TRACE', 405],
  ['PROPFIND', 405],
  ['GET', 200],
])('%s gets %i', async (method, expected) => {
  const fetch = () => new Response('here');
  const server = serve({ fetch, port: 0, hostname: '127.0.0.1', createServer: createCarefulServer });
  await new Promise((listening) => server.once('listening', listening as () => void));
  const { port } = server.address() as AddressInfo;
  const status = await new Promise((resolve, reject) => {
    const sent = request({ port, host: '127.0.0.1', method }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    sent.on('error', reject).end();
  });
  expect(status).toBe(expected);
  (server as Server).closeAllConnections();
  await new Promise((closed) => server.close(closed));
});
