import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { ESLint } from 'eslint';
import { describe, expect, it } from 'vitest';
import { apiRooms } from './api-rooms.mjs';

const checkout = path.resolve(import.meta.dirname, '../..');
const eslint = new ESLint({ cwd: checkout });

async function refusals(file: string, code: string): Promise<string[]> {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: path.join(checkout, file) });
  return result!.messages
    .filter(({ ruleId }) => ruleId === 'larkwell/room-doors')
    .map(({ messageId }) => messageId!);
}

describe('the rooms of the API', () => {
  it.each([
    ['a file behind a door', 'api/src/orders/a.ts', `export { b } from '../db/clock';`, 'door'],
    ['one for its type alone', 'api/src/orders/a.ts', `import type { B } from '../db/clock';`, 'door'],
    ['one by a type of import', 'api/src/orders/a.ts', `export type B = import('../db/clock').B;`, 'door'],
    ['one when it is needed', 'api/src/orders/a.ts', `export const b = () => import('../db/clock');`, 'door'],
    ['a door by its file', 'api/src/orders/a.ts', `export { b } from '../db/index';`, 'door'],
    [
      'a file behind a door, in a test',
      'api/src/orders/a.test.ts',
      `export { b } from '../db/clock';`,
      'door',
    ],
    ['one from the start of the API', 'api/src/app.ts', `export { b } from './db/clock';`, 'door'],
    ['one from a command', 'api/ops/a.ts', `export { b } from '../src/db/clock';`, 'door'],
    ['a room above', 'api/src/db/a.ts', `export { b } from '../orders';`, 'layer'],
    ['a room of the same layer', 'api/src/orders/a.ts', `export { b } from '../appointments';`, 'layer'],
    ['the files that assemble the API', 'api/src/orders/a.ts', `export { b } from '../router';`, 'top'],
    ['its own door', 'api/src/orders/a.ts', `export { b } from '.';`, 'ownDoor'],
  ])('refuse %s', async (_what, file, code, why) => {
    expect(await refusals(file, code)).toEqual([why]);
  });

  it('refuse a folder without a layer, and a door that names nothing', async () => {
    expect(await refusals('api/src/attic/a.ts', 'export const a = 1;')).toEqual(['unlisted']);
    expect(await refusals('api/src/orders/index.ts', `export * from './store';`)).toEqual(['all']);
  });

  it.each([
    ['a door below', 'api/src/orders/a.ts', `export { b } from '../db';`],
    ['files of the same room', 'api/src/orders/mails/a.ts', `export { b } from '../store';`],
    ['any door, in a test', 'api/src/db/a.test.ts', `export { b } from '../orders';`],
    ['the start of the API, in a test', 'api/src/db/a.test.ts', `export { b } from '../app';`],
    ['any door, in the files that assemble the API', 'api/src/router.ts', `export { b } from './orders';`],
    ['a door, in a command', 'api/ops/a.ts', `export { b } from '../src/orders';`],
    ['a package', 'api/src/orders/a.ts', `export { b } from '@larkwell/contracts';`],
  ])('allow %s', async (_what, file, code) => {
    expect(await refusals(file, code)).toEqual([]);
  });

  it('are the folders of api/src, each on one layer and with a door', async () => {
    const entries = await readdir(path.join(checkout, 'api/src'), { withFileTypes: true });
    const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name);
    expect(apiRooms.flat().toSorted()).toEqual(folders.toSorted());
    for (const folder of folders) {
      expect(await readdir(path.join(checkout, 'api/src', folder))).toContain('index.ts');
    }
  });

  it('are the same in ARCHITECTURE.md', async () => {
    const text = await readFile(path.join(checkout, 'ARCHITECTURE.md'), 'utf8');
    const [, picture = ''] = /## The rooms of the API\n[^]*?```\n([^]*?)```/.exec(text) ?? [];
    const rows = [...picture.matchAll(/│ (.*?) │/g)].map(([, row]) => row!.trim().split(/ +/));
    expect(rows.toReversed()).toEqual(apiRooms);
  });
});
