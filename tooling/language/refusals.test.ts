import { execFileSync } from 'node:child_process';
import { resolve } from 'node:path';
import { expect, it } from 'vitest';

const root = resolve(import.meta.dirname, '../..');

/** The rooms whose refusals a patient may read. */
const rooms = [
  'appointments',
  'budgets',
  'drafts',
  'files',
  'http',
  'locations',
  'places',
  'refusals',
  'uploads',
];

/** Files whose refusals only an operator or a developer reads, in English. */
const unread = ['api/src/appointments/operate.ts', 'api/src/http/clock-routes.ts'];

it('the API refuses patients with sentences of a catalog, never with one of its own', () => {
  const folders = [...rooms, 'visit-form'].map((room) => `api/src/${room}`);
  const literal = '(refuse\\([0-9]+, |errorMessage: )([\'"]|`[A-Z])';
  const lines = execFileSync('git', ['grep', '-nE', '--untracked', literal, '--', ...folders], {
    cwd: root,
    encoding: 'utf8',
  });
  const own = lines
    .trim()
    .split('\n')
    .filter((line) => !line.includes('.test.') && !unread.some((file) => line.startsWith(file)));
  expect(own).toEqual([]);
});
