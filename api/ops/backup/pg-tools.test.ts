import { chmod, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findPgTools, listProgramFolders } from './pg-tools';

let root: string;
beforeAll(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'larkwell-pg-tools-'));
});
afterAll(() => rm(root, { recursive: true }));

/** A folder with programs that answer `--version` like this. */
async function install(name: string, answers: Record<string, string>): Promise<string> {
  const folder = path.join(root, name);
  await mkdir(folder);
  for (const [program, answer] of Object.entries(answers)) {
    await writeFile(path.join(folder, program), `#!/bin/sh\necho '${answer}'\n`);
    await chmod(path.join(folder, program), 0o700);
  }
  return folder;
}

const ofVersion = (version: string) => ({
  pg_dump: `pg_dump (PostgreSQL) ${version}`,
  pg_restore: `pg_restore (PostgreSQL) ${version}`,
});

test('uses the first programs that are not older than the server', async () => {
  const old = await install('old', ofVersion('15.18 (Debian 15.18-0+deb12u1)'));
  const same = await install('same', ofVersion('18.4'));
  const later = await install('later', ofVersion('19beta1'));
  const dump = path.join(same, 'pg_dump');
  const restore = path.join(same, 'pg_restore');
  expect(await findPgTools([old, same, later], 18)).toEqual({
    tools: { dump, restore, version: 18 },
    refused: [`${path.join(old, 'pg_dump')} is of version 15, and 18 or later is needed`],
  });
  expect(await findPgTools([same, later], 18)).toMatchObject({ tools: { version: 18 }, refused: [] });
  expect(await findPgTools([later], 18)).toMatchObject({ tools: { version: 19 } });
});

test('skips programs that do not answer, or are not a pair', async () => {
  const { pg_dump } = ofVersion('18.4');
  const alone = await install('alone', { pg_dump });
  const unlike = await install('unlike', {
    ...ofVersion('18.4'),
    pg_restore: 'pg_restore (PostgreSQL) 17.6',
  });
  const strange = await install('strange', { pg_dump: 'mysqldump 8', pg_restore: 'mysqldump 8' });
  const { tools, refused } = await findPgTools(
    [alone, strange, path.join(root, 'absent'), unlike, unlike],
    18,
  );
  expect(tools).toBeNull();
  expect(refused).toEqual([`${path.join(unlike, 'pg_dump')} is of version 17, and 18 or later is needed`]);
});

test('searches PATH in order, without entries that depend on the current folder', async () => {
  const folders = await listProgramFolders(['/one', '.', '', '/two'].join(path.delimiter));
  expect(folders.slice(0, 2)).toEqual(['/one', '/two']);
  expect(folders).not.toContain('.');
});
