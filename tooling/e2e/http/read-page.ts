/** A form of a page, with what it would send unchanged. */
export interface PageForm {
  method: string;
  action: string;
  isMultipart: boolean;
  fields: [name: string, value: string, type: string][];
}

const decode = (text: string) =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

const attribute = (tag: string, name: string) => {
  const found = new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(tag)?.[1];
  return found === undefined ? undefined : decode(found);
};

/** Addresses of the same site in a page: links, pictures, style sheets, scripts. */
export function listLinks(html: string, pageUrl: string): string[] {
  const found = new Set<string>();
  for (const [tag] of html.matchAll(/<(?:a|link|img|script|source)\b[^>]*>/gi)) {
    const given = attribute(tag, 'href') ?? attribute(tag, 'src');
    if (!given || !URL.canParse(given, pageUrl)) continue;
    const url = new URL(given, pageUrl);
    if (url.origin === new URL(pageUrl).origin) found.add(url.pathname + url.search);
  }
  return [...found];
}

export function listForms(html: string, pageUrl: string): PageForm[] {
  return [...html.matchAll(/(<form\b[^>]*>)([\s\S]*?)<\/form>/gi)].map(([, tag = '', inside = '']) => {
    const action = new URL(attribute(tag, 'action') ?? pageUrl, pageUrl);
    return {
      method: (attribute(tag, 'method') ?? 'get').toLowerCase(),
      action: action.pathname + action.search,
      isMultipart: attribute(tag, 'enctype') === 'multipart/form-data',
      fields: [...inside.matchAll(/<(?:input|select|textarea|button)\b[^>]*>/gi)].flatMap(([field]) => {
        const name = attribute(field, 'name');
        const type = attribute(field, 'type') ?? /^<(\w+)/.exec(field)![1]!;
        return name ? [[name, attribute(field, 'value') ?? '', type] as [string, string, string]] : [];
      }),
    };
  });
}
