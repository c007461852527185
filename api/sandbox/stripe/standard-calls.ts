import { z } from 'zod';
import { call, type Call } from './call';
import type { Kind } from './kinds';
import { page } from './lists';
import { listQuery, text } from './params';

/** `GET` of one object: `retrieveCall('refunds', 'refund')` answers `GET /v1/refunds/:id`. */
export function retrieveCall(name: string, kind: Kind, path = name): Call {
  return call(`${name}.retrieve`, `GET /v1/${path}/:id`, z.strictObject({}), (account, _input, id) =>
    account.store.get(kind, id),
  );
}

/** `GET` of all objects of a kind, filtered by the requested values of `fields`. */
export function listCall(name: string, kind: Kind, fields: string[], path = name): Call {
  const input = z
    .object(listQuery)
    .extend(Object.fromEntries(fields.map((field) => [field, text.optional()])));
  return call(`${name}.list`, `GET /v1/${path}`, input.strict(), (account, asked) => {
    const wanted = Object.entries(asked).filter(([field, value]) => fields.includes(field) && value);
    const all = account.store.list(kind) as unknown as ListedObject[];
    const found = all.filter((each) => wanted.every(([field, value]) => each[field] === value));
    return page(`/v1/${path}`, found, asked);
  });
}

type ListedObject = { id: string; created: number } & Record<string, unknown>;
