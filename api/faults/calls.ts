import { API_PREFIX, contract } from '@larkwell/contracts';
import type { CallRules } from '@larkwell/contracts/call';
import type { AnySchema } from '@orpc/contract';
import { boundCalls } from '../src/router';

type Contract = typeof contract;

/** `orders.getConfirmed` */
export type CallName = {
  [Resource in keyof Contract]: `${Resource}.${keyof Contract[Resource] & string}`;
}[keyof Contract];

export interface ApiCall {
  name: CallName;
  method: string;
  /** Below the prefix, with its parameters in braces. */
  path: string;
  input: AnySchema | undefined;
  rules: CallRules;
}

interface Procedure {
  '~orpc': { route: { method?: string; path?: string }; inputSchema?: AnySchema; meta: CallRules };
}

/** Every call of the contract, found by walking it: none can be forgotten. */
export function listCalls(): ApiCall[] {
  return walk(contract, '');
}

/** The calls that are served. */
export function listBoundCalls(): ApiCall[] {
  return walk(boundCalls, '');
}

function walk(node: object, name: string): ApiCall[] {
  if ('~orpc' in node) {
    const { route, inputSchema, meta } = (node as Procedure)['~orpc'];
    return [
      {
        name: name as CallName,
        method: route.method ?? 'POST',
        path: (route.path ?? '/').slice(API_PREFIX.length),
        input: inputSchema,
        rules: meta,
      },
    ];
  }
  return Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null ? walk(child, name ? `${name}.${key}` : key) : [],
  );
}

/** Builds the request that carries an input: path parameters, then query or JSON body. */
export function requestFor({ method, path }: ApiCall, input: unknown): { path: string; init: RequestInit } {
  const rest: Record<string, unknown> = typeof input === 'object' && input !== null ? { ...input } : {};
  const filled = path.replace(/\{\+?(\w+)\}/g, (_braces, name: string) => {
    const value = rest[name];
    delete rest[name];
    return pathPart(value);
  });
  if (method === 'GET') {
    const query = new URLSearchParams();
    for (const [name, value] of Object.entries(rest)) {
      if (value !== undefined) query.set(name, typeof value === 'string' ? value : JSON.stringify(value));
    }
    return { path: `${filled}${query.size > 0 ? `?${query}` : ''}`, init: { method } };
  }
  const body = JSON.stringify(Object.keys(rest).length > 0 || typeof input === 'object' ? rest : input);
  return { path: filled, init: { method, body, headers: { 'content-type': 'application/json' } } };
}

/** Including what no browser would send: a stray percent sign, half a character. */
function pathPart(value: unknown): string {
  const text = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  if (text === '') return 'none';
  try {
    return text === '%' || text.startsWith('%ff') ? text : encodeURIComponent(text);
  } catch {
    return '%ED%A0%80';
  }
}
