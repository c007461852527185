import { siteMessages } from '../messages/site';

/**
 * The `meta` of a page: its title, to which the server adds "Error: " if a form has errors. Search engines show the
 * description; pages that they may list have one. Both are read in the language of the page.
 */
export function pageTitle(title: () => string, description?: () => string) {
  return () => [
    { title: siteMessages.title(title()) },
    ...(description ? [{ name: 'description', content: description() }] : []),
  ];
}
