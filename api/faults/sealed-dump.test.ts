import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { writeBackup } from '../ops/backup/write-backup';
import { listValues } from '../testing/dump';
import { startShop, type Shop } from '../testing/shop';
import { finding, person, walkWithCanaries } from './canary-journey';
import { meantInPlain } from './meant-in-plain';
import { canariesIn } from './plain-text';

let canaries: Record<string, string[]>;
let files: Record<string, Buffer>;
let shop: Shop;
let folder: string;
beforeAll(async () => {
  shop = await startShop();
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-dump-'));
  ({ texts: canaries, files } = await walkWithCanaries(shop));
}, 240_000);
afterAll(() => Promise.all([shop.close(), rm(folder, { recursive: true })]));

/** Hits as `<table>.<column>: <canary>`. */
async function searchDatabase(): Promise<string[]> {
  const hits = new Set<string>();
  for (const { table, column, value } of await listValues(shop)) {
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    for (const canary of canariesIn(text, canaries)) hits.add(`${table}.${column}: ${canary}`);
  }
  return [...hits].sort();
}

async function searchBucket(): Promise<string[]> {
  const hits: string[] = [];
  let objects = 0;
  for await (const { key } of shop.deps.storage.list('')) {
    objects += 1;
    const { body } = (await shop.deps.storage.find(key))!;
    const text = `${key} ${Buffer.from(body).toString('latin1')}`;
    hits.push(...canariesIn(text, canaries).map((canary) => `${key}: ${canary}`));
  }
  expect(objects, 'two pictures and a result').toBe(3);
  return hits;
}

async function searchBackup(): Promise<string[]> {
  const backup = path.join(folder, 'backup');
  await writeBackup({ pool: shop.pool, storage: shop.deps.storage }, backup);
  const hits: string[] = [];
  const entries = await readdir(backup, { recursive: true, withFileTypes: true });
  for (const entry of entries.filter((each) => each.isFile())) {
    const bytes = await readFile(path.join(entry.parentPath, entry.name));
    const text = (entry.name.endsWith('.gz') ? gunzipSync(bytes) : bytes).toString('latin1');
    hits.push(...canariesIn(text, canaries).map((canary) => `${entry.name}: ${canary}`));
  }
  expect(entries.length).toBeGreaterThan(40);
  return hits;
}

test('control: each canary is found where it should be readable', async () => {
  const mails = JSON.stringify(shop.mailbox.mails);
  expect(canariesIn(mails, canaries)).toEqual(expect.arrayContaining(['email', 'firstName']));
  for (const [name, text] of Object.entries({ ...person, finding })) {
    for (const wrapped of [
      text,
      JSON.stringify({ text }),
      Buffer.from(`{"a":"${text}"}`).toString('base64url'),
    ])
      expect(canariesIn(wrapped, canaries), `${name} in ${wrapped}`).toContain(name);
  }
});

test.each(['result', 'front of the card', 'back of the card'])(
  'control: %s is found, stored plain or in base64',
  (name) => {
    const { [name]: bytes } = files;
    for (const stored of [bytes!.toString('latin1'), `x${bytes!.toString('base64')}`, bytes!.toString('hex')])
      expect(canariesIn(stored, canaries)).toContain(name);
  },
);

test('the database has no patient’s or tester’s name, birth date, address, id, kit id or file in plain, except what is listed', async () => {
  expect(await searchDatabase()).toEqual(meantInPlain);
});

test('nor does the bucket', async () => {
  expect(await searchBucket()).toEqual([]);
});

test('nor does a backup', async () => {
  const inTables = meantInPlain.map((hit) => hit.replace(/^(\w+\.\w+)\.\w+: /, '$1.jsonl.gz: '));
  expect((await searchBackup()).sort()).toEqual([...new Set(inTables)].sort());
});

test('nor does the log', () => {
  const log = shop.logLines.join('\n');
  expect(log).toContain('/files/{token}');
  expect(canariesIn(log, canaries)).toEqual([]);
});
