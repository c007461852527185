import http, { type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { bodyLimits } from './body-limit';
import { serveSite } from './serve-site';

/** A page that echoes the request headers, and whatever its action throws. */
async function answerPage(request: Request) {
  await request.text();
  return Response.json(Object.fromEntries(request.headers));
}

let server: Server;
let url: string;

beforeAll(async () => {
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  const site = serveSite({
    publicUrl: 'https://visits.example',
    trustedProxies: 1,
    keepsPages: false,
    answerPage,
  });
  server = http.createServer((request, response) =>
    site(request, response, { passOn: () => response.end('a file') }),
  );
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(async () => {
  vi.restoreAllMocks();
  await new Promise((closed) => server.close(closed));
});

/** Sends a request as given; `fetch` would normalize it. */
function send(path: string, options: http.RequestOptions = {}, body?: Buffer) {
  return new Promise<{ status: number; headers: http.IncomingHttpHeaders; text: string }>(
    (resolve, reject) => {
      const request = http.request(`${url}/`, { ...options, path }, (response) => {
        let text = '';
        response.on('data', (chunk) => (text += chunk));
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
      });
      request.on('error', reject);
      request.end(body);
    },
  );
}

describe('a method that pages do not support', () => {
  it.each(['TRACE', 'PROPFIND'])('is refused without echoing the request: %s', async (method) => {
    const { status, text } = await send('/', { method, headers: { cookie: 'canary' } });
    expect(status).toBe(400);
    expect(text).not.toContain('canary');
  });
});

describe('every answer', () => {
  it.each(['/', '/file.css', '/%'])('has the fixed headers: %s', async (path) => {
    const { headers } = await send(path);
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'x-frame-options': 'DENY',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'strict-transport-security': expect.stringContaining('max-age='),
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'x-request-id': expect.stringMatching(/^[\w-]{8,}$/),
    });
  });

  it.each(['/%', '/%E0%A4%A', '/a%'])('to an invalid address is 400: %s', async (path) => {
    expect((await send(path)).status).toBe(400);
  });

  it('to an invalid host name is 400', async () => {
    expect((await send('/', { headers: { host: 'a b' } })).status).toBe(400);
  });
});

describe('the visitor', () => {
  const seen = async (headers: http.OutgoingHttpHeaders) => JSON.parse((await send('/', { headers })).text);

  it('is known by the address that the trusted proxy saw', async () => {
    const headers = await seen({ 'x-forwarded-for': '6.6.6.6, 203.0.113.9' });
    expect(headers['x-visitor-address']).toBe('203.0.113.9');
  });

  it('cannot choose an address', async () => {
    expect((await seen({ 'x-visitor-address': '6.6.6.6' }))['x-visitor-address']).toBe('127.0.0.1');
  });
});

describe('an unsafe request', () => {
  const post = (headers: http.OutgoingHttpHeaders, body = Buffer.from('a=1')) =>
    send('/', { method: 'POST', headers: { host: 'visits.example', ...headers } }, body);

  it.each([
    [{ origin: 'https://evil.example' }],
    [{ origin: 'null' }],
    [{ 'sec-fetch-site': 'cross-site' }],
    [{ 'sec-fetch-site': 'same-site' }],
    [{ origin: 'https://visits.example', 'sec-fetch-site': 'cross-site' }],
  ])('from another site has no effect: %o', async (headers) => {
    expect((await post(headers)).status).toBe(403);
  });

  it.each([[{ origin: 'https://visits.example' }], [{ 'sec-fetch-site': 'same-origin' }], [{}]])(
    'from this site goes through: %o',
    async (headers) => {
      expect((await post(headers)).status).toBe(200);
    },
  );

  it('with too long a body is refused, with or without a Content-Length', async () => {
    const body = Buffer.alloc(bodyLimits.other + 1);
    expect((await post({}, body)).status).toBe(413);
    expect((await post({ 'transfer-encoding': 'chunked' }, body)).status).toBe(413);
  });

  it('with a picture may be longer', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await post(headers, Buffer.alloc(bodyLimits.other + 1))).status).toBe(200);
  });
});
