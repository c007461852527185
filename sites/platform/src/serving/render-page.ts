import { PassThrough } from 'node:stream';
import { RemixServer } from '@remix-run/react';
import type { EntryContext } from '@remix-run/node';
import { createElement } from 'react';
import { renderToPipeableStream, renderToStaticMarkup } from 'react-dom/server';
import { FormTokenMark } from '../forms/form-token-mark';
import { HydrationContext } from './hydration';
import { PageNonceContext, type PageNonce } from './nonce';
import { formTokenMark } from './rendered-page';

/**
 * The whole page as HTML, with `formTokenMark` in place of its form token unless it hydrates. A hydrating page needs
 * the streaming renderer, collected: with single fetch, the others silently drop the loader data and the page never
 * hydrates. That renderer writes the doctype itself, and the data after the page's end; here it stands inside the page.
 */
export async function renderPage(
  url: string,
  context: EntryContext,
  nonce: PageNonce,
  hydrate: boolean,
): Promise<string> {
  const server = createElement(RemixServer, { context, url, nonce: hydrate ? nonce.take() : undefined });
  const page = createElement(
    PageNonceContext.Provider,
    { value: nonce },
    createElement(
      HydrationContext.Provider,
      { value: hydrate },
      createElement(FormTokenMark.Provider, { value: hydrate ? undefined : formTokenMark }, server),
    ),
  );
  return hydrate ? endOnce(await collect(page)) : `<!DOCTYPE html>${renderToStaticMarkup(page)}`;
}

const end = '</body></html>';

const endOnce = (html: string) => html.replace(end, '') + end;

function collect(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new PassThrough();
    sink.on('data', (chunk: Buffer) => chunks.push(chunk));
    sink.on('end', () => resolve(Buffer.concat(chunks).toString()));
    sink.on('error', reject);
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onShellError: reject,
      onError: reject,
    });
  });
}
