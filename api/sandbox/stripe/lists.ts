import type { z } from 'zod';
import { notFound } from './errors';
import type { listQuery } from './params';

type Query = z.output<z.ZodObject<typeof listQuery>>;

/**
 * One page of a list, newest first, with Stripe's cursors. `items` come oldest first, as the store keeps
 * them.
 */
export function page<Item extends { id: string; created: number }>(url: string, items: Item[], query: Query) {
  const newestFirst = items.filter((item) => isWithin(item.created, query.created)).reverse();
  const limit = query.limit ?? 10;
  const indexOf = (id: string) => {
    const index = newestFirst.findIndex((item) => item.id === id);
    if (index < 0) throw notFound('object', id, 'starting_after');
    return index;
  };
  if (query.ending_before !== undefined) {
    const end = indexOf(query.ending_before);
    const start = Math.max(0, end - limit);
    return { object: 'list', url, has_more: start > 0, data: newestFirst.slice(start, end) };
  }
  const start = query.starting_after === undefined ? 0 : indexOf(query.starting_after) + 1;
  const data = newestFirst.slice(start, start + limit);
  return { object: 'list', url, has_more: start + limit < newestFirst.length, data };
}

function isWithin(created: number, range: Query['created']): boolean {
  if (range === undefined) return true;
  if (typeof range === 'number') return created === range;
  const { gt = -Infinity, gte = -Infinity, lt = Infinity, lte = Infinity } = range;
  return created > gt && created >= gte && created < lt && created <= lte;
}
