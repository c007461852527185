import {
  createServer,
  request as ask,
  type IncomingMessage,
  type OutgoingHttpHeaders,
  type Server,
} from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliDecompressSync } from 'node:zlib';
import type { ActionFunctionArgs, LoaderFunctionArgs, ServerBuild } from '@remix-run/node';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { refuseForm } from '../forms/refused-form';
import { answerWithPage } from '../server/page-answer';
import { answerPages, type AnswerPage } from './answer-pages';
import { pageResponse } from './page-response';

const long = 'word '.repeat(1000);
const resources = {
  text: () => new Response(long, { headers: { 'Content-Type': 'text/plain' } }),
  picture: () => new Response(long, { headers: { 'Content-Type': 'image/png' } }),
  cookies: () =>
    new Response('set', {
      headers: [
        ['Set-Cookie', 'a=1'],
        ['Set-Cookie', 'b=2'],
      ],
    }),
  asked: ({ request }: LoaderFunctionArgs) => new Response(request.url),
  'read-only': () => new Response('file'),
  kept: () => new Response('file', { headers: { 'Cache-Control': 'public, max-age=60' } }),
  closed: vi.fn(() => new Response('secret', { headers: { 'Cache-Control': 'public, max-age=60' } })),
  'form-not-sent': ({ context }: LoaderFunctionArgs) => Response.json(context.refusedForm ?? null),
};
const echo = async ({ request }: ActionFunctionArgs) => new Response(await request.text());
const refused = { status: 403, action: '/refused', back: '/', fields: [['name', 'Ada']] } as const;
const refusing = () => {
  throw refuseForm({ ...refused, fields: [['name', 'Ada']] });
};
const access: Record<string, string> = { closed: 'organization', kept: 'public' };
const paths = [...Object.keys(resources), 'page', 'broken', 'refused'] as const;
const routes = Object.fromEntries(
  paths.map((path) => {
    const loader = (resources as Record<string, unknown>)[path];
    const action = path === 'refused' ? refusing : echo;
    const page =
      path === 'page' || path === 'broken'
        ? { default: () => null }
        : path === 'read-only'
          ? { loader }
          : { loader, action };
    const module = { ...page, handle: { access: access[path] ?? 'open' } };
    return [path, { id: path, path, parentId: 'root', module }];
  }),
);
const build = {
  entry: {
    module: {
      default: (request: Request) => {
        if (request.url.endsWith('broken')) return { status: 'none' };
        return pageResponse(Buffer.from('<p>Page</p>'), {
          headers: { 'Content-Type': 'text/html' },
        });
      },
      handleError: () => {},
    },
  },
  routes: { root: { id: 'root', path: '', module: { default: () => null } }, ...routes },
  assets: { routes: {} },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;

let server: Server;
let answerPage: AnswerPage;
beforeAll(async () => {
  server = createServer((request, response) => answerWithPage(request, response, answerPage));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
beforeEach(() => {
  answerPage = answerPages(
    () => build,
    async (_request, role) => new Response(`no ${role}`, { status: 303, headers: { Location: '/signin' } }),
  );
});
afterAll(async () => {
  await new Promise((closed) => server.close(closed));
});

function send(
  path: string,
  { method = 'GET', body, ...headers }: OutgoingHttpHeaders & { method?: string; body?: string } = {},
) {
  const { port } = server.address() as AddressInfo;
  return new Promise<IncomingMessage & { bytes: Buffer }>((resolve, reject) => {
    ask({ port, host: '127.0.0.1', path, method, headers }, (answer) => {
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () => resolve(Object.assign(answer, { bytes: Buffer.concat(chunks) })));
    })
      .on('error', reject)
      .end(body);
  });
}

it('a page is sent as rendered', async () => {
  const answer = await send('/page');
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-type']).toBe('text/html');
  expect(answer.bytes.toString()).toBe('<p>Page</p>');
});

it('HEAD has the headers without the body', async () => {
  const answer = await send('/page', { method: 'HEAD' });
  expect(answer.headers['content-type']).toBe('text/html');
  expect(answer.bytes).toHaveLength(0);
});

it('text is compressed, a picture is not', async () => {
  const text = await send('/text', { 'accept-encoding': 'br' });
  expect(text.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Cookie, Accept-Encoding' });
  expect(brotliDecompressSync(text.bytes).toString()).toBe(long);
  const picture = await send('/picture', { 'accept-encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.bytes.toString()).toBe(long);
});

it('each cookie has its own header', async () => {
  expect((await send('/cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

it('a route gets the requested address, never one that the visitor forwarded', async () => {
  const answer = await send('/asked?a=b', { host: 'shop.example:81', 'x-forwarded-host': 'evil.example' });
  expect(answer.bytes.toString()).toBe('http://shop.example:81/asked?a=b');
});

it('an action reads the sent body', async () => {
  const answer = await send('/text', { method: 'POST', body: 'a=1&b=2' });
  expect(answer.bytes.toString()).toBe('a=1&b=2');
});

it.each([
  '/closed',
  '/Closed',
  '/closed/',
  '/%63losed',
  '/closed.data',
  '/CLOSED.data',
  '/page/../closed',
  '/closed?_data=closed',
  '/closed?_routes=closed',
])('%s asks the guard before any of the route runs', async (address) => {
  for (const method of ['GET', 'POST']) {
    const answer = await send(address, { method });
    expect(answer.statusCode).toBe(303);
    expect(answer.bytes.toString()).toBe('no organization');
    expect(answer.headers['cache-control']).toBe('private, no-store');
  }
  expect(resources.closed).not.toHaveBeenCalled();
});

it('a site without a guard opens only pages for everyone', async () => {
  answerPage = answerPages(() => build);
  expect((await send('/closed')).statusCode).toBe(404);
  expect((await send('/page')).statusCode).toBe(200);
});

it.each(['/text', '/text.data', '/page.data', '/kept.data', '/asked'])(
  '%s may not be cached or indexed',
  async (address) => {
    expect((await send(address)).headers).toMatchObject({
      'cache-control': 'private, no-store',
      vary: expect.stringContaining('Cookie'),
      'x-robots-tag': 'noindex',
    });
  },
);

it('a public file sets its own cache time', async () => {
  const { headers } = await send('/kept');
  expect(headers['cache-control']).toBe('public, max-age=60');
  expect(headers['x-robots-tag']).toBeUndefined();
});

it('a refused form gets the page about it, which cannot be opened otherwise', async () => {
  const answer = await send('/refused', { method: 'POST', body: 'a=1' });
  expect(JSON.parse(answer.bytes.toString())).toEqual(refused);
  expect((await send('/form-not-sent')).bytes.toString()).toBe('null');
});

it.each(['POST', 'PUT', 'PATCH'])(
  '%s to a file gets a page saying that nothing was saved',
  async (method) => {
    const answer = await send('/read-only', { method, body: 'a=1' });
    expect(answer.statusCode).toBe(405);
    expect(answer.headers).toMatchObject({ allow: 'GET, HEAD', 'content-type': 'text/html; charset=utf-8' });
    expect(answer.bytes.toString()).toMatch(
      /<h1>Nothing can be sent to this address<.*Nothing was saved.*href="\/"/,
    );
    expect((await send('/read-only')).bytes.toString()).toBe('file');
  },
);

it('an answer that cannot be sent is a 500, and the server keeps running', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await send('/broken')).statusCode).toBe(500);
  expect(written).toHaveBeenCalledOnce();
  written.mockRestore();
  expect((await send('/page')).statusCode).toBe(200);
});
