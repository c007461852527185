import { spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { restoreBackup } from '../../../api/ops/backup/restore-backup';
import { writeBackup } from '../../../api/ops/backup/write-backup';
import { openPool } from '../../../api/src/db';
import { startShop, type Shop } from '../../../api/testing/shop';
import { walkWithCanaries } from '../../../api/faults/canary-journey';
import { meantInPlain } from '../../../api/faults/meant-in-plain';
import { canariesIn } from '../../../api/faults/plain-text';
import { startInstalledPostgres, type InstalledPostgres } from './installed-postgres';

let shop: Shop;
let postgres: InstalledPostgres;
let folder: string;
let canaries: Record<string, string[]>;
/** The archive's rows, as `pg_restore` writes them. */
let script: string;

beforeAll(async () => {
  [shop, postgres] = await Promise.all([startShop(), startInstalledPostgres()]);
  folder = await mkdtemp(path.join(tmpdir(), 'larkwell-archive-dump-'));
  ({ texts: canaries } = await walkWithCanaries(shop));
  const { storage } = shop.deps;
  const lines = path.join(folder, 'lines');
  await writeBackup({ pool: shop.pool, storage }, lines);
  // pg_dump refuses a later server than its own, so the rows move to one of its version first.
  const pool = openPool(await postgres.createDatabase(), 2);
  await restoreBackup({ pool, storage }, lines);
  const archived = path.join(folder, 'archived');
  await writeBackup({ pool, storage, tools: postgres.tools }, archived);
  await pool.end();
  const archive = path.join(archived, 'tables/tables.pgdump');
  const read = spawnSync(postgres.tools.restore, ['--file=-', archive], {
    encoding: 'latin1',
    maxBuffer: 2 ** 30,
  });
  expect(read.status, read.stderr).toBe(0);
  script = read.stdout;
}, 240_000);
afterAll(() => Promise.all([shop.close(), postgres.stop(), rm(folder, { recursive: true })]));

/** The canaries in each table's rows, as `<table>: <canary>`. */
function hitsByTable(): string[] {
  const hits = new Set<string>();
  for (const [, table = '', rows = ''] of script.matchAll(/^COPY (\S+) [^\n]*\n(.*?)^\\\.$/gms))
    for (const canary of canariesIn(rows, canaries)) hits.add(`${table}: ${canary}`);
  return [...hits].sort();
}

test('a pg_dump archive has nothing of a patient or tester in plain, either', () => {
  const meant = meantInPlain.map((hit) => hit.replace(/\.\w+: /, ': '));
  expect(hitsByTable()).toEqual([...new Set(meant)].sort());
  expect(canariesIn(script, canaries).sort()).toEqual(
    [...new Set(meantInPlain.map((hit) => hit.split(': ')[1]!))].sort(),
  );
});
