import type { ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';

/** One element of server HTML; attribute names in lower case. */
export interface Node {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  children: (Node | string)[];
}

const empty = new Set(['area', 'br', 'hr', 'img', 'input', 'link', 'meta', 'source', 'track', 'wbr']);
const entities: Record<string, string> = {
  '&quot;': '"',
  '&amp;': '&',
  '&lt;': '<',
  '&gt;': '>',
  '&#x27;': "'",
};
const decode = (text: string) => text.replace(/&(quot|amp|lt|gt|#x27);/g, (entity) => entities[entity]!);

function attributesOf(text: string) {
  return Object.fromEntries(
    [...text.matchAll(/([^\s=]+)(?:="([^"]*)")?/g)].map(([, name, value]) => [
      name!.toLowerCase(),
      decode(value ?? ''),
    ]),
  );
}

/** Parses the output of `renderToStaticMarkup`: quoted attributes, closed elements. Not for other HTML. */
function parse(html: string): Node {
  const root: Node = { tag: '', attributes: {}, children: [] };
  const open = [root];
  for (const [, closing, tag, attributes, text] of html.matchAll(/<(\/?)([\w-]+)([^>]*?)\/?>|([^<]+)/g)) {
    if (text !== undefined) open.at(-1)!.children.push(decode(text));
    else if (closing) open.pop();
    else {
      const node: Node = { tag: tag!, attributes: attributesOf(attributes!), children: [] };
      open.at(-1)!.children.push(node);
      if (!empty.has(tag!) && !attributes!.endsWith('/')) open.push(node);
    }
  }
  return root;
}

/** The text that a reader gets from an element. */
export function textOf(node: Node | undefined): string {
  if (!node) return '';
  return node.children.map((child) => (typeof child === 'string' ? child : textOf(child))).join('');
}

function descendants(node: Node): Node[] {
  return node.children.flatMap((child) => (typeof child === 'string' ? [] : [child, ...descendants(child)]));
}

/** The server's HTML of an element, with queries like a browser's and a screen reader's. */
export function serverMarkup(element: ReactElement) {
  const html = renderToStaticMarkup(element);
  const nodes = descendants(parse(html));
  const byId = (id: string) => nodes.find(({ attributes }) => attributes.id === id);
  const named = (ids: string | undefined) =>
    ids
      ? ids
          .split(' ')
          .map((id) => textOf(byId(id)))
          .join(' ')
      : '';
  const labelOf = (control: Node) =>
    control.attributes['aria-label'] ??
    (named(control.attributes['aria-labelledby']) ||
      textOf(nodes.find(({ attributes }) => attributes.for && attributes.for === control.attributes.id)));
  return {
    html,
    nodes,
    all: (tag: string) => nodes.filter((node) => node.tag === tag),
    byId,
    text: textOf({ tag: '', attributes: {}, children: nodes.length ? parse(html).children : [] }),
    labelOf,
    /** The control with this label. */
    labeled: (label: string) =>
      nodes.find((node) => ['input', 'select', 'textarea'].includes(node.tag) && labelOf(node) === label),
    /** The text that `aria-describedby` points to, in order. */
    description: (node: Node | undefined) => named(node?.attributes['aria-describedby']),
  };
}
