import { siteMessages } from '../messages/site';

/** The `meta` of a page that needs no more than a title. The server prefixes "Error: " when a form comes back. */
export function pageTitle(title: string) {
  return () => [{ title: siteMessages.title(title) }];
}
