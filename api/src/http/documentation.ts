import type { ApiDescription } from './openapi';

const style = `body{font:16px/1.5 system-ui,sans-serif;max-width:60rem;margin:0 auto;padding:1rem}
code,pre{font-family:ui-monospace,monospace;font-size:.9em}pre{overflow:auto;padding:.75rem;border:1px solid}
summary{cursor:pointer;padding:.5rem 0}section{border-top:1px solid;margin-top:2rem}:root{color-scheme:light dark}`;

/** The page carries its own style; nothing else is allowed. */
export const documentationPolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'";

const escape = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
const json = (value: unknown) => `<pre>${escape(JSON.stringify(value, null, 2))}</pre>`;

interface Operation {
  method: string;
  path: string;
  tag: string;
  summary?: string;
  description?: string;
  'x-rules'?: unknown;
  parameters?: unknown;
  requestBody?: unknown;
  responses?: unknown;
}

function listOperations(document: ApiDescription): Operation[] {
  return Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).map(([method, value]) => {
      const { tags, ...operation } = value as { tags?: string[] } & Omit<
        Operation,
        'method' | 'path' | 'tag'
      >;
      return { method: method.toUpperCase(), path, tag: tags?.[0] ?? 'other', ...operation };
    }),
  );
}

function renderOperation(operation: Operation): string {
  const {
    method,
    path,
    summary = '',
    description,
    parameters,
    requestBody,
    responses,
    'x-rules': rules,
  } = operation;
  const parts = Object.entries({
    Rules: rules,
    Parameters: parameters,
    Body: requestBody,
    Answers: responses,
  });
  return `<details><summary><code>${method} ${escape(path)}</code> ${escape(summary)}</summary>
${description ? `<p>${escape(description)}</p>` : ''}
${parts.map(([title, value]) => (value ? `<h3>${title}</h3>${json(value)}` : '')).join('')}</details>`;
}

/** The documentation page: one HTML file without script or outside resources. */
export function renderDocumentation(document: ApiDescription): string {
  const operations = listOperations(document);
  const tags = [...new Set(operations.map(({ tag }) => tag))].sort();
  const sections = tags.map(
    (tag) => `<section><h2>${escape(tag)}</h2>
${operations
  .filter((operation) => operation.tag === tag)
  .map(renderOperation)
  .join('\n')}</section>`,
  );
  return `<!doctype html><html lang="en"><meta charset="utf-8"><title>${escape(document.info.title)}</title>
<meta name="viewport" content="width=device-width"><style>${style}</style><h1>${escape(document.info.title)}</h1>
<p>${escape(document.info.description ?? '')}</p><p><a href="openapi.json">openapi.json</a></p>${sections.join('\n')}`;
}
