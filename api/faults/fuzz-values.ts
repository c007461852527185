import { z } from 'zod';
import type { AnySchema } from '@orpc/contract';
import type { Random } from './random';

interface JsonSchema {
  type?: string;
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  enum?: unknown[];
  const?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  format?: string;
}

/** Texts that have broken other programs. */
const NASTY_TEXTS = [
  '',
  ' ',
  '\u0000',
  'a\u0000b',
  '\ud800',
  '💉'.repeat(50),
  "' or 1=1 --",
  '"><script>alert(1)</script>',
  '${7*7}{{7*7}}',
  '../../etc/passwd',
  '%ff%00',
  '%',
  'NaN',
  'null',
  '-1',
  '1e309',
  '9'.repeat(40),
  '0000-00-00',
  '2026-02-30',
  '9999-12-31',
  '-271821-04-20',
  '2026-12-01T25:61:00Z',
  '00000000-0000-0000-0000-000000000000',
  'x'.repeat(5000),
  'maya@example.com',
  '＠ｅｘａｍｐｌｅ',
  '(402) 555-0123',
  '68102',
  'RT-PCR',
  '__proto__',
  'constructor',
];

const NASTY_VALUES: unknown[] = [
  null,
  true,
  0,
  -1,
  1.5,
  1e21,
  2 ** 31,
  Number.MAX_SAFE_INTEGER,
  [],
  {},
  [[[[[]]]]],
  { toString: 'x', length: -1 },
  ['a', null, { b: [] }],
];

/** Any value at all. */
export function garbage(random: Random): unknown {
  return random.chance(0.6) ? random.pick(NASTY_TEXTS) : random.pick(NASTY_VALUES);
}

/** An input of the right shape in which about one value in six is wrong. */
export function nearlyRight(schema: AnySchema | undefined, random: Random): unknown {
  if (!schema) return garbage(random);
  const json = z.toJSONSchema(schema as unknown as z.ZodType, { io: 'input', unrepresentable: 'any' });
  return valueFor(json as JsonSchema, random, 0);
}

function valueFor(schema: JsonSchema, random: Random, depth: number): unknown {
  if (depth > 0 && random.chance(0.16)) return garbage(random);
  const options = schema.anyOf ?? schema.oneOf;
  if (options?.length) return valueFor(random.pick(options), random, depth + 1);
  if (schema.allOf?.length)
    return Object.assign({}, ...schema.allOf.map((part) => valueFor(part, random, depth + 1)));
  if (schema.const !== undefined) return schema.const;
  if (schema.enum?.length) return random.pick(schema.enum);
  if (schema.type === 'object' || schema.properties) return objectFor(schema, random, depth);
  if (schema.type === 'array') {
    return Array.from({ length: random.int(4) }, () => valueFor(schema.items ?? {}, random, depth + 1));
  }
  if (schema.type === 'boolean') return random.chance(0.5);
  if (schema.type === 'integer' || schema.type === 'number')
    return random.pick([0, 1, 2, 3, 10, 50, 99, 1000]);
  return textFor(schema, random);
}

function objectFor(schema: JsonSchema, random: Random, depth: number): Record<string, unknown> {
  const made: Record<string, unknown> = {};
  for (const [name, property] of Object.entries(schema.properties ?? {})) {
    const isKept = schema.required?.includes(name) ? random.chance(0.95) : random.chance(0.6);
    if (isKept) made[name] = valueFor(property, random, depth + 1);
  }
  if (random.chance(0.1)) made[random.pick(NASTY_TEXTS).slice(0, 60)] = garbage(random);
  return made;
}

function textFor({ format }: JsonSchema, random: Random): string {
  if (format === 'email') return random.pick(['maya@example.com', 'eli@example.com', 'nobody@example.com']);
  if (format === 'date') return random.pick(['2026-12-01', '1990-02-28', '2026-12-02']);
  if (format === 'date-time') return '2026-12-01T16:00:00.000Z';
  return random.pick([
    'Omaha',
    'Maya',
    'NE',
    '68102',
    '2026-12-01',
    '(402) 555-0123',
    'Teal-Kettle-7',
    'Yes',
    ...NASTY_TEXTS,
  ]);
}
