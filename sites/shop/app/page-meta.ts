import { siteName } from './messages/site';

type PageMeta = {
  title: string;
  description?: string;
  /** Path of the page, for the canonical link; omitted on personal pages. */
  path?: string;
  /** Origin of the shop, `SHOP_URL`. */
  shopUrl?: string;
  /** Path of the picture that link previews show. */
  picture?: string;
};

/** The `<head>` entries of a page: title, description, canonical address and what link previews show. */
export function pageMeta({ title, description, path, shopUrl, picture = '/social/larkwell.png' }: PageMeta) {
  const fullTitle = `${title} | ${siteName}`;
  const entries: Record<string, string>[] = [{ title: fullTitle }];
  if (description) entries.push({ name: 'description', content: description });
  if (!path || !shopUrl) return entries;
  const address = new URL(path, shopUrl).href;
  return [
    ...entries,
    { tagName: 'link', rel: 'canonical', href: address },
    { property: 'og:site_name', content: siteName },
    { property: 'og:type', content: 'website' },
    { property: 'og:title', content: title },
    ...(description ? [{ property: 'og:description', content: description }] : []),
    { property: 'og:url', content: address },
    { property: 'og:image', content: new URL(picture, shopUrl).href },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}

/** `shopUrl` for `pageMeta`, out of the root loader's data. */
export function shopUrlOf(matches: { id: string; data?: unknown }[]): string | undefined {
  const root = matches.find(({ id }) => id === 'root')?.data as { shopUrl?: string } | undefined;
  return root?.shopUrl;
}
