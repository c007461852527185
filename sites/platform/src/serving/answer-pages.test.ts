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
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { offerPages, openPages } from '../../serve/pages.mjs';
import { answerPages } from './answer-pages';
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
};
const echo = async ({ request }: ActionFunctionArgs) => new Response(await request.text());
const paths = [...Object.keys(resources), 'page', 'broken'] as const;
const routes = Object.fromEntries(
  paths.map((path) => {
    const loader = (resources as Record<string, unknown>)[path];
    const module = loader ? { loader, action: echo } : { default: () => null };
    return [path, { id: path, path, parentId: 'root', module }];
  }),
);
const build = {
  entry: {
    module: {
      default: (request: Request) => {
        if (request.url.endsWith('broken')) return { status: 'none' };
        return pageResponse(request, Buffer.from('<p>Page</p>'), {
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
beforeAll(async () => {
  answerPages(() => build);
  const answerWithPage = openPages([]);
  server = createServer((request, response) => void answerWithPage(request, response));
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
});
afterAll(async () => {
  offerPages(undefined);
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

it('a page comes as it was made', async () => {
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
  expect(text.headers).toMatchObject({ 'content-encoding': 'br', vary: 'Accept-Encoding' });
  expect(brotliDecompressSync(text.bytes).toString()).toBe(long);
  const picture = await send('/picture', { 'accept-encoding': 'br' });
  expect(picture.headers['content-encoding']).toBeUndefined();
  expect(picture.bytes.toString()).toBe(long);
});

it('each cookie has a header of its own', async () => {
  expect((await send('/cookies')).headers['set-cookie']).toEqual(['a=1', 'b=2']);
});

it('a route is told the address that was asked for, never one that the visitor forwarded', async () => {
  const answer = await send('/asked?a=b', { host: 'shop.example:81', 'x-forwarded-host': 'evil.example' });
  expect(answer.bytes.toString()).toBe('http://shop.example:81/asked?a=b');
});

it('an action reads the body that was sent', async () => {
  const answer = await send('/text', { method: 'POST', body: 'a=1&b=2' });
  expect(answer.bytes.toString()).toBe('a=1&b=2');
});

it('an answer that cannot be sent is 500, and the server goes on', async () => {
  const written = vi.spyOn(console, 'error').mockImplementation(() => {});
  expect((await send('/broken')).statusCode).toBe(500);
  expect(written).toHaveBeenCalledOnce();
  written.mockRestore();
  expect((await send('/page')).statusCode).toBe(200);
});
