import { randomBytes } from 'node:crypto';
import { inspect } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { createFieldCipher } from '../security';
import {
  createVisitKey,
  destroyPersonKey,
  getPersonKey,
  newKey,
  openForPerson,
  sealForPerson,
} from './person-keys';
import { openValue, sealValue } from './sealed-value';
import { unwrapKey } from './unwrap-keys';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const place = { table: 'visits', column: 'note', row: 'v1' };

test('a value sealed for a person opens again, and the same text never looks the same', async () => {
  const [one, two] = [
    await sealForPerson(app.deps, 'maya', place, 'Ünï'),
    await sealForPerson(app.deps, 'maya', place, 'Ünï'),
  ];
  expect(one).not.toBe(two);
  expect(one).toMatch(/^~[\w-]{22}\.[\w-]{16}\.[\w-]{22}\.[\w-]+$/);
  expect(await openForPerson(app.deps, place, one)).toBe('Ünï');
});

test.each([{ table: 'other' }, { column: 'other' }, { row: 'v2' }])(
  'it cannot be opened in another place: %j',
  async (moved) => {
    const sealed = await sealForPerson(app.deps, 'maya', place, 'text');
    await expect(openForPerson(app.deps, { ...place, ...moved }, sealed)).rejects.toThrow();
  },
);

test('it cannot be opened with another person’s key, even if the value names that key', async () => {
  const eli = await getPersonKey(app.deps, 'eli');
  const maya = await getPersonKey(app.deps, 'maya');
  const sealed = sealValue(maya, place, 'text');
  expect(() => openValue(eli, place, sealed)).toThrow('another person');
  const claimed = sealed.replace(maya.id, eli.id);
  expect(() => openValue(eli, place, claimed)).toThrow();
});

test('a wrapped key opens only in its own row', async () => {
  const [one, two] = [await newKey(app.deps), await newKey(app.deps)];
  const moved = await unwrapKey(app.deps, { id: two.id, wrapped: one.wrapped });
  expect(() => sealValue(moved, place, 'text')).toThrow();
});

test('two calls that seal for one person at the same time use one key', async () => {
  const keys = await Promise.all([1, 2, 3, 4].map(() => getPersonKey(app.deps, 'noor')));
  expect(new Set(keys.map(({ id }) => id)).size).toBe(1);
});

test('after the key is destroyed nothing opens, and nothing more is stored', async () => {
  const sealed = await sealForPerson(app.deps, 'gone', place, 'canary');
  await destroyPersonKey(app.deps.db, 'gone');
  expect(await openForPerson(app.deps, place, sealed)).toBeNull();
  const later = await sealForPerson(app.deps, 'gone', place, 'canary');
  expect(later).not.toContain('canary');
  expect(await openForPerson(app.deps, place, later)).toBeNull();
});

test('a person who never had a key can be erased too', async () => {
  await destroyPersonKey(app.deps.db, 'never');
  expect(await getPersonKey(app.deps, 'never')).toMatchObject({ isDestroyed: true });
});

test('with new FIELD_KEYS the keys are rewrapped, and the values stay as they are', async () => {
  const sealed = await sealForPerson(app.deps, 'olive', place, 'text');
  const before = app.deps.cipher;
  const [older, newer] = [randomBytes(32), randomBytes(32)].map((key, n) => ({ id: `k${n}`, key }));
  app.deps.cipher = createFieldCipher([older!]);
  const key = await createVisitKey(app.deps);
  const value = sealValue(key!, place, 'under the old key');
  app.deps.cipher = createFieldCipher([newer!, older!]);
  await app.sweep('reseal-fields');
  app.deps.cipher = createFieldCipher([newer!]);
  expect(await openForPerson(app.deps, place, value)).toBe('under the old key');
  app.deps.cipher = before;
  expect(await openForPerson(app.deps, place, sealed)).toBe('text');
});

test('a key that cannot be opened fails where it is used, and its bytes show in no log', async () => {
  const damaged = await unwrapKey(app.deps, { id: 'one', wrapped: 'lost.A.A.A' });
  expect(() => sealValue(damaged, place, 'text')).toThrow('FIELD_KEYS');
  const key = await unwrapKey(app.deps, await newKey(app.deps));
  const bytes = key.secret()!.export();
  const shown = inspect(key, { depth: 9 }) + JSON.stringify({ ...key, secret: key.secret() });
  expect(shown).not.toContain(bytes.toString('base64'));
  expect(shown).not.toContain(JSON.stringify(bytes));
});
