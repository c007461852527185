import { afterAll, beforeAll, expect, it } from 'vitest';
import { addShopper, type Shopper } from '../testing/shopper';
import { startTestApp, type TestApp } from '../testing/test-app';
import { commands } from './commands';
import { runCommand } from './run-command';

let app: TestApp;
let olive: Shopper;
let ada: Shopper;
beforeAll(async () => {
  app = await startTestApp();
  olive = await addShopper(app, { isOrganization: true });
  ada = await addShopper(app, { isOrganization: true });
});
afterAll(() => app.close());

const ops = (...words: string[]) => runCommand(app.deps, commands, words, 'operator:test');
const invite = async ({ api }: Shopper, email: string) =>
  (await api.employees.create({ fullName: 'Kim Bare', email })).data.id;
const expire = (id: string) =>
  app.pool.query(
    `update users set invited_at = now() - interval '31 days', created_at = now() - interval '31 days' where id = $1`,
    [id],
  );

async function isErased(id: string) {
  const { rows } = await app.pool.query('select erased_at from users where id = $1', [id]);
  return rows[0].erased_at !== null;
}

it.each([['address'], ['id']] as const)('erases an expired invitation by its %s', async (by) => {
  const email = `expired-by-${by}@example.com`;
  const id = await invite(olive, email);
  await expire(id);
  const named = by === 'id' ? id : email;
  expect(await ops('people', 'erase', named, named)).toMatchObject({ exitCode: 0 });
  expect(await isErased(id)).toBe(true);
});

it('erases a withdrawn invitation', async () => {
  const email = 'withdrawn@example.com';
  const id = await invite(olive, email);
  await app.pool.query('update users set is_active = false where id = $1', [id]);
  expect(await ops('people', 'erase', email, email)).toMatchObject({ exitCode: 0 });
  expect(await isErased(id)).toBe(true);
});

it('erases the invitations of every organization at once', async () => {
  const email = 'twice@example.com';
  const ids = [await invite(olive, email), await invite(ada, email)];
  expect((await ops('people', 'erase', email, '--yes')).text).toContain(
    `Deleted the accounts ${ids.join(', ')}.`,
  );
  expect(await Promise.all(ids.map(isErased))).toEqual([true, true]);
  expect(await ops('people', 'erase', email, '--yes')).toMatchObject({ exitCode: 1 });
});
