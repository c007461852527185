import { RemixBrowser } from '@remix-run/react';
import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { errorPrefix } from './error-title';

/**
 * The `entry.client` of both sites. The server writes "Error: " into the title after React has rendered it; taken out
 * before React compares, it is put back by the page's `useErrorTitle`.
 */
export function hydratePage(): void {
  if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
  startTransition(() => {
    hydrateRoot(document, createElement(RemixBrowser));
  });
}
