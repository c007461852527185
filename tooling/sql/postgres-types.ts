import type { Kinds } from './value-types';

/** Who sends a statement: drizzle leaves instants as text, `pg` makes dates of them. */
export type Sender = 'drizzle' | 'pg';

const texts = ['text', 'varchar', 'bpchar', 'char', 'name', 'uuid', 'inet', 'cidr', 'tid', 'xid', 'regclass'];
const numbers = ['int2', 'int4', 'int8', 'oid', 'float4', 'float8'];
const instants = ['timestamptz', 'timestamp', 'date'];
/** Element types whose lists `pg` reads; a list of any other arrives as text. */
const listed = [
  'text',
  'varchar',
  'name',
  'uuid',
  'int2',
  'int4',
  'float4',
  'float8',
  'bool',
  'json',
  'jsonb',
];

/** What may be sent for a parameter of this PostgreSQL type; `undefined` if any text will do. */
export function sendable(type: string): Kinds | undefined {
  if (type.startsWith('_')) {
    const element = sendable(type.slice(1));
    return element?.map((kind) => `${kind}[]`);
  }
  if (type === 'numeric') return ['number', 'string'];
  if (type === 'int8') return ['number', 'bigint', 'string'];
  if (numbers.includes(type)) return ['number'];
  if (type === 'bool') return ['boolean'];
  if (instants.includes(type)) return ['Date', 'string'];
  // A list would be sent as a list of PostgreSQL, which is not JSON.
  if (type === 'json' || type === 'jsonb') return ['string', '{}'];
  if (type === 'bytea') return ['bytes'];
  return ['string'];
}

/** The type in which a column of this PostgreSQL type arrives; `undefined` for JSON, which may be anything. */
export function received(type: string, sender: Sender): Kinds | undefined {
  if (type === 'json' || type === 'jsonb') return undefined;
  if (type.startsWith('_')) {
    const element = type.slice(1);
    if (element === 'int8') return ['string[]'];
    if (!listed.includes(element))
      return instants.includes(element) && sender === 'pg' ? ['Date[]'] : ['string'];
    return received(element, sender)?.map((kind) => `${kind}[]`);
  }
  if (numbers.includes(type)) return ['number'];
  if (type === 'bool') return ['boolean'];
  if (type === 'bytea') return ['bytes'];
  if (instants.includes(type) && sender === 'pg') return ['Date'];
  if (type === 'interval' && sender === 'pg') return ['{}'];
  return texts.includes(type) ? ['string'] : ['string'];
}
