import { RemixBrowser } from '@remix-run/react';
import { createElement, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { errorPrefix } from './error-title';

/**
 * The `entry.client` of both sites. The server adds "Error: " to the title after rendering. It is removed before React
 * hydrates, and the page's `useErrorTitle` puts it back.
 */
export function hydratePage(): void {
  if (document.title.startsWith(errorPrefix)) document.title = document.title.slice(errorPrefix.length);
  startTransition(() => {
    hydrateRoot(document, createElement(RemixBrowser));
  });
}
