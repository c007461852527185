import { siteMessages } from '../messages/site';

/** The `meta` of a page that needs only a title. The server adds "Error: " if a form has errors. */
export function pageTitle(title: () => string) {
  return () => [{ title: siteMessages.title(title()) }];
}
