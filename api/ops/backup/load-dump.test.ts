import { Readable } from 'node:stream';
import type pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../testing/test-database';
import { openPool } from '../../src/db';
import { copyScript } from './load-dump';

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  pool = openPool(database.url, 2);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const tables = ['public.content_pages', 'public.coupons'];

/** The format that `pg_restore` writes. */
const scriptWith = (...rows: string[]) => [
  '\\restrict hB3',
  "SET client_encoding = 'UTF8';",
  '',
  'COPY public.content_pages (content, title, slug) FROM stdin;',
  ...rows,
  '\\.',
  '',
  'COPY public.coupons (id, code, percent, product_ids) FROM stdin;',
  '\\.',
  '',
  "SELECT pg_catalog.setval('public.no_such_sequence', 7, true);",
  '\\unrestrict hB3',
  '',
];

async function load(lines: string[], into = tables, size = 1000): Promise<string[]> {
  const bytes = Buffer.from(lines.join('\n'));
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, index) =>
    bytes.subarray(index * size, (index + 1) * size),
  );
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('delete from content_pages');
    await copyScript(client, Readable.from(pieces), into);
    const { rows } = await client.query<{ content: string }>(
      'select content from content_pages order by slug',
    );
    return rows.map(({ content }) => content);
  } finally {
    client.release(true);
  }
}

const lineBreak = '\u2028';

test('rows come back unchanged, whatever they contain and wherever their bytes are split', async () => {
  const rows = [
    'COPY public.users (id) FROM stdin;\tA\tp1',
    `two\\nlines${lineBreak}ü \\\\.\tB\tp2`,
    '\tC\tp3',
  ];
  const kept = ['COPY public.users (id) FROM stdin;', `two\nlines${lineBreak}ü \\.`, ''];
  for (const size of [1, 7, 1000]) expect(await load(scriptWith(...rows), tables, size)).toEqual(kept);
});

test('a row may be larger than what is sent at once', async () => {
  const long = 'x'.repeat(3_000_000);
  expect(await load(scriptWith(`${long}\tA\tp1`), tables, 65_536)).toEqual([long]);
});

test('rows of a table or column that the backup does not name are refused', async () => {
  await expect(load(scriptWith('a\tA\tp1'), ['public.coupons'])).rejects.toThrow(
    'rows of public.content_pages (content)',
  );
  const stranger = ['COPY public.coupons (id, colour) FROM stdin;', '\\.'];
  await expect(load(stranger)).rejects.toThrow('rows of public.coupons (colour)');
});

test('an invalid row and half a table are refused', async () => {
  await expect(load(scriptWith('only one column'))).rejects.toThrow('missing data for column "title"');
  await expect(load(['COPY public.coupons (id) FROM stdin;', 'c1'])).rejects.toThrow(
    'in the middle of a table',
  );
});
