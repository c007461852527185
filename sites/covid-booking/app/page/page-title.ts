import { currentLanguage } from '@larkwell/contracts/language/language';
import type { MetaFunction } from '@remix-run/react';
import { siteMessages } from '../messages/site';
import { inOtherLanguage } from '../paths';

/**
 * The `meta` of a page: its title, to which the server adds "Error: " if a form has errors. Search engines show the
 * description; pages that they may list have one, and name the same page in each language.
 */
export function pageTitle(title: () => string, description?: () => string): MetaFunction {
  return ({ location: { pathname }, matches }) => {
    const titled = { title: siteMessages.title(title()) };
    if (!description) return [titled];
    const root = matches.find(({ id }) => id === 'root')?.data as { siteUrl?: string } | undefined;
    const described = { name: 'description', content: description() };
    return [titled, described, ...alternatesOf(pathname, root?.siteUrl ?? '')];
  };
}

function alternatesOf(pathname: string, siteUrl: string) {
  const other = inOtherLanguage(pathname);
  const [english, spanish] = currentLanguage() === 'es' ? [other, pathname] : [pathname, other];
  const asLink = (hrefLang: string, path: string) => ({
    tagName: 'link',
    rel: 'alternate',
    hrefLang,
    href: siteUrl + path,
  });
  return [asLink('en', english), asLink('es', spanish), asLink('x-default', english)];
}
