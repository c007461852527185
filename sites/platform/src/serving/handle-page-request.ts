import { speakPlainly } from '@larkwell/contracts/fields/plain-sentences';
import type { AppLoadContext, EntryContext } from '@remix-run/node';
import { findRefusedForm, refuseForm } from '../forms/refused-form';
import { keepPage, pageId, preferredEncoding } from './page-store';
import { contentSecurityPolicy } from './content-security-policy';
import type { FinishedPage } from './finished-page';
import { PageNonce } from './nonce';
import { errorPrefix } from './error-title';
import { mergeHandles } from './page-handle';
import { pageResponse } from './page-response';
import { renderPage } from './render-page';
import { RenderedPage } from './rendered-page';
import { pageKey, RenderedPages, type RootData } from './rendered-pages';

interface PageServing<Root extends RootData> {
  /** `STRIPE_JS_URL`: Stripe's script, or its stand-in. */
  stripeScript: string;
  /** How long a shared cache may keep a page requested without cookies. */
  publicSeconds: number;
  /** Whether the root's data, which is on every page, names a person; such pages are never kept. */
  namesSomebody?: (root: Root) => boolean;
}

/**
 * The `handleRequest` of a site's entry.server: renders the whole page, sets its cache headers and policy, and
 * compresses it once.
 */
export function handlePageRequest<Root extends RootData>({
  stripeScript,
  publicSeconds,
  namesSomebody = () => false,
}: PageServing<Root>) {
  speakPlainly();
  const pages = new RenderedPages();
  return async function handleRequest(
    request: Request,
    status: number,
    headers: Headers,
    context: EntryContext,
    loadContext: AppLoadContext,
  ): Promise<Response> {
    if (!loadContext.access)
      throw new Error('This request reached a page without passing its guard: see answerPages.');
    const { errors } = context.staticHandlerContext;
    const refusedForm =
      findRefusedForm(errors) ?? (errors && status >= 500 ? await loadContext.keptForm?.(status) : undefined);
    if (refusedForm) return refuseForm(refusedForm, headers.getSetCookie());
    const handle = mergeHandles(
      context.staticHandlerContext.matches.map(({ route }) => context.routeModules[route.id]?.handle),
    );
    const failed = errors !== null;
    const hydrate = handle.hydrate === true && !failed;
    // Null if an action threw and only the error page is rendered.
    const root = (context.staticHandlerContext.loaderData.root ?? undefined) as Root | undefined;
    const isShared = handle.shared === true && root !== undefined && !root.notice && !namesSomebody(root);
    const key = hydrate ? undefined : pageKey({ request, status, context, isShared });
    const rendered = pages.find(key) ?? pages.keep(key, await render(request, status, context, hydrate));
    const page = rendered.finish(root?.formToken ?? '');

    headers.set('Content-Type', 'text/html; charset=utf-8');
    headers.append('Vary', 'Cookie, Accept-Encoding');
    headers.set(
      'Content-Security-Policy',
      contentSecurityPolicy({
        scriptNonce: hydrate ? page.nonce : undefined,
        styleNonce: page.nonce,
        stripeScript: handle.card ? stripeScript : undefined,
        stripePage: handle.card || handle.leadsToStripe ? stripeScript : undefined,
      }),
    );
    const isPublic = handle.access === 'public' && mayBeShared(request, status, headers, page);
    headers.set(
      'Cache-Control',
      isPublic ? `public, max-age=0, s-maxage=${publicSeconds}` : 'private, no-store',
    );
    if (handle.access !== 'public') headers.set('X-Robots-Tag', 'noindex');
    if (isPublic) {
      headers.set('ETag', page.etag);
      if (request.headers.get('if-none-match') === page.etag)
        return new Response(null, { status: 304, headers });
    }

    const encoding = preferredEncoding(request.headers.get('accept-encoding') ?? '');
    const body = page.encode(encoding);
    if (body.encoding !== 'identity') headers.set('Content-Encoding', body.encoding);
    headers.set('Content-Length', String(body.bytes.length));
    if (isPublic && request.method === 'GET') {
      const { host, pathname, search } = new URL(request.url);
      keepPage(
        pageId(host, pathname + search, encoding),
        { status, headers: [...headers], body: body.bytes },
        publicSeconds,
      );
    }
    return request.method === 'HEAD'
      ? new Response(null, { status, headers })
      : pageResponse(body.bytes, { status, headers });
  };
}

async function render(request: Request, status: number, context: EntryContext, hydrate: boolean) {
  const nonce = new PageNonce();
  const html = await renderPage(request.url, context, nonce, hydrate);
  return new RenderedPage(isReturnedForm(status, context) ? nameError(html) : html, nonce.taken);
}

/** A form that came back with errors. */
function isReturnedForm(status: number, context: EntryContext): boolean {
  const { actionData, errors } = context.staticHandlerContext;
  return status >= 400 && actionData !== null && errors === null;
}

/** Routes cannot see action data in `meta`, so the title gets its error prefix here, unless it has one. */
function nameError(html: string): string {
  const start = `<title>${errorPrefix}`;
  return html.includes(start) ? html : html.replace('<title>', start);
}

/** A page is for everyone if nothing about the visitor went into it: no cookie in, none out, no nonce. */
function mayBeShared(request: Request, status: number, headers: Headers, page: FinishedPage): boolean {
  return (
    status === 200 &&
    (request.method === 'GET' || request.method === 'HEAD') &&
    !request.headers.has('cookie') &&
    !headers.has('Set-Cookie') &&
    page.nonce === undefined &&
    !/private|no-store/.test(headers.get('Cache-Control') ?? '')
  );
}
