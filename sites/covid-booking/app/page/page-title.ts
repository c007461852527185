import { siteMessages } from '../messages/site';

/**
 * The `meta` of a page: its title, to which the server adds "Error: " if a form has errors. Search engines show the
 * description; pages that they may list have one.
 */
export function pageTitle(title: string, description?: string) {
  const entries = [{ title: siteMessages.title(title) }];
  return () => (description ? [...entries, { name: 'description', content: description }] : entries);
}
