import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { expect, test } from 'vitest';
import { createTestDatabase } from '../testing/test-database';

test('the rows that the benchmark measures with fit the tables', async () => {
  const database = await createTestDatabase();
  try {
    const script = path.resolve(import.meta.dirname, '../../tooling/bench/plant.ts');
    const args = ['--import', 'tsx', script, database.url, '50'];
    const planted = JSON.parse(execFileSync(process.execPath, args, { encoding: 'utf8' }));
    expect(planted).toMatchObject({ token: expect.any(String), slotIds: expect.any(Array) });
  } finally {
    await database.drop();
  }
}, 60_000);
