import type { CallRules } from '@larkwell/contracts/call';
import type { AnyProcedure, AnyRouter } from '@orpc/server';

/** What a call declares about itself. */
export const rulesOf = (procedure: AnyProcedure): CallRules =>
  procedure['~orpc'].meta as unknown as CallRules;

/** All calls of a router, by names such as `orders.get`. */
export const listCalls = (router: AnyRouter): [string, AnyProcedure][] => walk(router, '');

function walk(node: object, name: string): [string, AnyProcedure][] {
  if ('~orpc' in node) return [[name, node as AnyProcedure]];
  return Object.entries(node).flatMap(([key, child]) =>
    typeof child === 'object' && child !== null ? walk(child, name ? `${name}.${key}` : key) : [],
  );
}
