import { randomBytes } from 'node:crypto';
import { kitIdFromBytes } from '@larkwell/contracts/kits/kit-id';
import { makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { keysList } from '../../ops/keys-list';
import { addKit } from '../../testing/shop';
import { addShopper, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { attachReport } from '../reports';
import { createLookupHash } from '../security';
import { createKit } from './store';

let test: TestApp;
let maya: Shopper;
let productId: string;
beforeAll(async () => {
  test = await startTestApp();
  productId = await addKit(test, { name: 'Vitamin D test' });
  maya = await addShopper(test);
});
beforeEach(() => test.pool.query('delete from rate_limits'));
afterAll(() => test.close());

const newKit = () => createKit(test.deps, { productId });
const register = (registerKitId: string) =>
  maya.api.kits.register({ ...makeKitRegistration(), registerKitId, emailId: maya.email });
const report = (kitId: string) =>
  attachReport(test.deps, { kitId, findings: makeReportValues(), actor: 'operator:test' });
const isFree = async (registerKitId: string) =>
  (await maya.api.kits.check({ registerKitId })).data.isFound ? 'free' : 'not free';
const listedIds = async () =>
  (await maya.api.reports.list({ email: maya.email })).data.map(({ kitId }) => kitId);

const hashOf = (code: string) => test.deps.lookupHash('kit', code);
const sealOf = async (code: string) => {
  const { rows } = await test.pool.query<{ sealed: string | null }>(
    'select code_sealed as sealed from kits where code_hash = $1',
    [hashOf(code)],
  );
  return rows[0]!.sealed!;
};

interface Kept {
  code: string | null;
  hash: string | null;
  sealed: string | null;
}
async function listKits(): Promise<Kept[]> {
  const { rows } = await test.pool.query<Kept>(
    'select code, code_hash as hash, code_sealed as sealed from kits order by created_at, id',
  );
  return rows;
}

/** Sets whether processes of the previous version may still run. */
const begin = (since: string) => test.pool.query('update sealing_start set kit_ids_since = $1', [since]);

it('a kit id is readable nowhere in the tables, before and after a kit is registered', async () => {
  const [free, taken] = [await newKit(), await newKit()];
  await register(taken);
  await report(taken);
  const { rows } = await test.pool.query(
    'select to_jsonb(k) as kit, to_jsonb(r) as registration from kits k left join kit_registrations r on r.kit_id = k.id',
  );
  for (const code of [free, taken]) expect(JSON.stringify(rows)).not.toContain(code);
  expect((await sealOf(free)).startsWith('~')).toBe(false);
  expect((await sealOf(taken)).startsWith('~'), 'under the key of who registered').toBe(true);
  expect(await listedIds()).toContain(taken);
});

it('a kit id cannot be opened in another row', async () => {
  const [one, other] = [await newKit(), await newKit()];
  for (const code of [one, other]) await register(code);
  const reportId = await report(one);
  const seal = async (code: string, sealed: string) =>
    test.pool.query('update kits set code_sealed = $1 where code_hash = $2', [sealed, hashOf(code)]);
  const [own, others] = await Promise.all([one, other].map(sealOf));
  await seal(one, others!);
  await expect(maya.api.reports.get({ reportId })).rejects.toMatchObject({ status: 503 });
  await seal(one, own!);
  expect((await maya.api.reports.get({ reportId })).data.kitId).toBe(one);
});

describe('beside processes of the previous version', () => {
  /** What the previous version does. */
  const createPlain = async () => {
    const code = kitIdFromBytes(randomBytes(9));
    await test.pool.query('insert into kits (code, product_id) values ($1, $2)', [code, productId]);
    return code;
  };
  const isFoundPlain = async (code: string) =>
    (await test.pool.query('select 1 from kits where code = $1', [code])).rows.length === 1;

  it('works both ways for an hour; after that nothing readable is left', async () => {
    await begin('infinity');
    const [plain, plainTaken, own, ownTaken] = [
      ...[await createPlain(), await createPlain()],
      ...[await newKit(), await newKit()],
    ] as [string, string, string, string];
    const codes = [plain, plainTaken, own, ownTaken];
    for (const code of codes) expect(await isFree(code)).toBe('free');
    await register(plainTaken);
    // The previous version writes the registration alone.
    await test.pool.query(
      `insert into kit_registrations (kit_id, user_id, tester)
       select k.id, $1, r.tester from kits k, kit_registrations r where k.code = $2 limit 1`,
      [maya.id, ownTaken],
    );
    await test.sweep('seal-kit-ids');
    for (const code of codes) expect(await isFoundPlain(code), 'by the version before').toBe(true);
    expect((await listKits()).filter(({ hash }) => hash === null)).toEqual([]);
    for (const code of [plainTaken, ownTaken]) expect(await isFree(code)).toBe('not free');

    await begin('-infinity');
    await test.sweep('seal-kit-ids');
    expect((await listKits()).filter(({ code }) => code !== null)).toEqual([]);
    expect(await Promise.all([plain, own].map(isFree))).toEqual(['free', 'free']);
    expect(await Promise.all([plainTaken, ownTaken].map(isFree))).toEqual(['not free', 'not free']);
    const { rows } = await test.pool.query<{ sealed: string | null }>(
      'select code_sealed as sealed from kits join kit_registrations on kit_id = id',
    );
    expect(
      rows.filter(({ sealed }) => !sealed?.startsWith('~')),
      'under the key of who registered',
    ).toEqual([]);
    await report(ownTaken);
    expect(await listedIds()).toContain(ownTaken);
  });
});

it('a drill: kits are found with the old LOOKUP_KEY and the new one side by side, then with the new one alone', async () => {
  const [oldKey, newKey] = [randomBytes(32), randomBytes(32)];
  const restart = (...keys: Buffer[]) => void (test.deps.lookupHash = createLookupHash(keys));
  restart(oldKey);
  await test.sweep('rehash-kit-ids');
  const [free, taken] = [await newKit(), await newKit()];
  await register(taken);
  const findBoth = async () =>
    expect([await isFree(free), await isFree(taken)]).toEqual(['free', 'not free']);
  restart(oldKey, newKey);
  await findBoth();
  restart(newKey, oldKey);
  const late = await newKit();
  await findBoth();
  restart(oldKey, newKey);
  expect(await isFree(late)).toBe('free');
  restart(newKey, oldKey);
  await test.sweep('rehash-kit-ids');
  const count = (await listKits()).length;
  expect(await keysList.run(test.deps, [], 'operator:test')).toMatch(
    new RegExp(`LOOKUP_KEY 1 {2}${count} {2}hashes\nLOOKUP_KEY 2 {2}0$`),
  );
  restart(newKey);
  await findBoth();
  expect(await isFree(late)).toBe('free');
});

it('a kit id goes with the person who registered the kit', async () => {
  const pat = await addShopper(test);
  const code = await newKit();
  await pat.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: pat.email });
  const hash = hashOf(code);
  await pat.api.accounts.erase({ id: pat.id });
  expect((await listKits()).filter((kit) => kit.hash === hash)).toEqual([]);
  expect((await maya.api.kits.check({ registerKitId: code })).data.code).toBe('kit-unknown');
});
