import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { createUsps } from './usps';

const servers: Server[] = [];
afterEach(() => Promise.all(servers.splice(0).map((server) => new Promise((done) => server.close(done)))));

async function listen(answer: RequestListener): Promise<string> {
  const server = createServer(answer);
  servers.push(server);
  await new Promise<void>((listening) => void server.listen(0, '127.0.0.1', listening));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

it.each(['/oauth2/', '/tracking/'])(
  'a USPS answer under %s that leads to another host is not followed',
  async (from) => {
    const asked: (string | undefined)[] = [];
    const elsewhere = await listen((request, response) => {
      asked.push(request.url);
      response.end('{}');
    });
    const url = await listen((request, response) => {
      if (request.url!.startsWith(from)) return response.writeHead(307, { location: `${elsewhere}/` }).end();
      response.setHeader('content-type', 'application/json');
      return response.end(JSON.stringify({ access_token: 'token', expires_in: 3600 }));
    });
    const usps = createUsps({ url, clientId: 'id', clientSecret: 'secret' });
    await expect(usps.track('9400100000000000000003')).rejects.toThrow();
    expect(asked).toEqual([]);
  },
);
