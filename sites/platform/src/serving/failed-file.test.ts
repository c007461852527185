import type { EntryContext, ServerBuild } from '@remix-run/node';
import { expect, it, vi } from 'vitest';
import { ApiAway, ApiFault } from '../client/refusal';
import { loadRefusedForm } from '../forms/load-refused-form';
import { answerPages } from './answer-pages';
import { pageResponse } from './page-response';

const fault = () => {
  throw new Error('connect ECONNREFUSED 127.0.0.1:3002');
};
const away = () => {
  throw new ApiAway('GET /api/v1/orders got no answer');
};
const failing = () => {
  throw new ApiFault('the API answered 500');
};
const losing = () => {
  const fault = new ApiFault('the API answered 500');
  fault.headers.append('Set-Cookie', 'typed=Ada');
  throw fault;
};
const refusal = () => {
  throw new Response('This report is not yours.', { status: 403 });
};
const modules = {
  file: { loader: fault },
  refused: { loader: refusal },
  gone: {
    loader: () => {
      throw new Response(null, { status: 404 });
    },
  },
  press: { loader: () => new Response('nothing here'), action: fault },
  'file-away': { loader: away },
  'page-away': { default: () => null, loader: away },
  'press-away': { loader: () => new Response('nothing here'), action: away },
  'file-failing': { loader: failing },
  'page-failing': { default: () => null, loader: failing },
  'press-failing': { loader: () => new Response('nothing here'), action: failing },
  'file-press': { loader: () => new Response('nothing here'), action: losing },
  'page-press': { default: () => null, action: losing },
  data: { loader: () => Response.json({}, { status: 400 }) },
  'form-not-sent': {
    default: () => null,
    loader: loadRefusedForm,
  },
  fine: { loader: () => new Response('file') },
  answered: { default: () => null, action: () => Response.json('Try again.', { status: 503 }) },
};
const handleError = vi.fn();
const entry = {
  default: (request: Request, status: number, headers: Headers, { staticHandlerContext }: EntryContext) => {
    const { errors, loaderData } = staticHandlerContext;
    headers.set('Content-Type', 'text/html; charset=utf-8');
    const { root, ...page } = loaderData;
    const shown = { errors: Object.values(errors ?? {}), root, page };
    return pageResponse(Buffer.from(JSON.stringify(shown)), { status, headers });
  },
  handleError,
};
const routes = Object.fromEntries(
  Object.entries(modules).map(([id, module]) => [
    id,
    { id, path: id, parentId: 'root', module: { ...module, handle: { access: 'open' } } },
  ]),
);
const frame = {
  default: () => null,
  ErrorBoundary: () => null,
  loader: () => Response.json({ person: 'Ada' }),
};
const build = {
  entry: { module: entry },
  routes: { root: { id: 'root', path: '', module: frame }, ...routes },
  assets: { routes: {} },
  future: { v3_singleFetch: true },
} as unknown as ServerBuild;

const answer = answerPages(() => build);
const reader = { accept: 'text/html,application/xhtml+xml,*/*;q=0.8' };
const ask = (path: string, init: RequestInit = {}) =>
  answer(new Request(`http://shop.test${path}`, { headers: reader, ...init }));

it('a link to a file that cannot be loaded opens the error page in the site’s frame', async () => {
  const got = await ask('/file?a=b');
  expect(got.status).toBe(500);
  expect(got.headers.get('content-type')).toContain('text/html');
  const shown = await got.text();
  expect(JSON.parse(shown)).toMatchObject({ errors: [{ status: 500 }], root: { person: 'Ada' } });
  expect(shown).not.toContain('ECONNREFUSED');
  expect(handleError).toHaveBeenCalledOnce();
});

it.each(['page', 'file', 'press'].flatMap((what) => [`/${what}-away`, `/${what}-failing`]))(
  '%s answers 503 and is reported once',
  async (path) => {
    handleError.mockClear();
    const got = await (path.startsWith('/press') ? post(path) : ask(path));
    expect(got.status).toBe(503);
    const shown = await got.text();
    const page = { 'form-not-sent': { status: 503, fields: [['name', 'Ada']] } };
    expect(JSON.parse(shown)).toMatchObject(
      path.startsWith('/press') ? { page } : { errors: [{ status: 503 }], root: { person: 'Ada' } },
    );
    expect(shown).not.toContain('/api/v1');
    expect(handleError).toHaveBeenCalledOnce();
  },
);

it.each([
  ['/refused', 403, 'This report is not yours.'],
  ['/gone', 404, ''],
  ['/data', 400, ''],
])('the error page for %s has its status and its sentence', async (path, status, data) => {
  const got = await ask(path);
  expect(got.status).toBe(status);
  expect(await got.json()).toMatchObject({ errors: [{ status, data }] });
});

const typed = new URLSearchParams({ name: 'Ada', password: 'secret', form_token: 'x' });
const post = (path: string) => ask(path, { method: 'POST', body: typed });

it('what was typed is kept when a press fails, except secrets', async () => {
  handleError.mockClear();
  const got = await post('/press');
  expect(got.status).toBe(500);
  const { page } = (await got.json()) as { page: object };
  expect(page).toEqual({
    'form-not-sent': { status: 500, action: '/press', back: '/press', fields: [['name', 'Ada']] },
  });
  expect(handleError).toHaveBeenCalledOnce();
});

it.each(['/file-press', '/page-press'])(
  'the page instead of %s has the cookies on its fault',
  async (path) => {
    const got = await post(path);
    expect(got.status).toBe(503);
    expect(got.headers.getSetCookie()).toEqual(['typed=Ada']);
  },
);

it('a page that says itself what went wrong with a press stays', async () => {
  const got = await post('/answered');
  expect(got.status).toBe(503);
  expect(await got.json()).toMatchObject({ errors: [], page: {} });
});

it('a press with a file that fails is answered with the error page', async () => {
  const body = new FormData();
  body.set('file', new Blob(['x']), 'card.png');
  const got = await ask('/press', { method: 'POST', body });
  expect(got.status).toBe(500);
  expect(await got.json()).toMatchObject({ errors: [{ status: 500 }] });
});

it('a script, a picture and a file that is there get what the route says', async () => {
  const bare = await ask('/data', { headers: { accept: 'application/json' } });
  expect(bare.status).toBe(400);
  expect(await bare.json()).toEqual({});
  const picture = await ask('/file', { headers: { accept: 'image/avif,image/*' } });
  expect(picture.headers.get('content-type')).not.toContain('text/html');
  expect(await (await ask('/fine')).text()).toBe('file');
});
