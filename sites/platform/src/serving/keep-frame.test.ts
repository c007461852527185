import { createRequestHandler, type EntryContext, type ServerBuild } from '@remix-run/node';
import { expect, it } from 'vitest';
import { keepFrame } from './keep-frame';

const fails = () => {
  throw new Response('no', { status: 500 });
};
const entry = {
  default: (_request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
    headers.set('content-type', 'application/json');
    const { loaderData, errors } = staticHandlerContext;
    return Response.json({ loaderData, failed: Object.keys(errors ?? {}) }, { status });
  },
  handleError: () => {},
};
const page = () => null;
const build = {
  entry: { module: entry },
  routes: {
    root: {
      id: 'root',
      path: '',
      module: {
        default: page,
        ErrorBoundary: page,
        loader: () => Response.json({ person: 'Ada' }),
        meta: ({ error }: { error?: unknown }) => [{ title: error ? 'Error' : 'Shop' }],
      },
    },
    form: {
      id: 'form',
      path: 'form',
      parentId: 'root',
      module: { default: page, action: fails, loader: () => null, meta: () => [{ title: 'Form' }] },
    },
    file: { id: 'file', path: 'file', parentId: 'root', module: { loader: () => new Response('file') } },
  },
  assets: { routes: {} },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;
const framed = keepFrame(build);

const post = (part: ServerBuild) =>
  createRequestHandler(part)(new Request('http://shop.test/form', { method: 'POST', body: 'a=1' }));

it('after a failed post the root’s loader still runs', async () => {
  const answer = await post(framed);
  expect(answer.status).toBe(500);
  expect(await answer.json()).toMatchObject({ loaderData: { root: { person: 'Ada' } }, failed: ['form'] });
  expect(await (await post(build)).json()).toMatchObject({ failed: ['root'] });
});

it('an error page has an error title, any other page its own', () => {
  const meta = framed.routes.form!.module.meta as (told: object) => unknown;
  expect(meta({ error: new Error('no') })).toEqual([{ title: 'Error' }]);
  expect(meta({})).toEqual([{ title: 'Form' }]);
});

it('a route that is not a page stays that way', async () => {
  const answer = await createRequestHandler(framed)(new Request('http://shop.test/file'));
  expect(await answer.text()).toBe('file');
});
