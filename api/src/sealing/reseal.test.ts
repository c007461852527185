import { randomBytes } from 'node:crypto';
import type { VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { makeEnquiry, makeKitRegistration, makeReportValues } from '@larkwell/contracts/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { keysList } from '../../ops/keys-list';
import {
  confirmHeld,
  fixedMorning,
  holdWithCompleteDraft,
  insertLocation,
  insertSlot,
  fillDay,
} from '../../testing/booking-fixture';
import { addKit } from '../../testing/shop';
import { addShopper, home, type Shopper } from '../../testing/shopper';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { columnName, tableName } from '../db';
import { sealAnswers } from '../drafts';
import { createKit } from '../kits';
import { attachReport } from '../reports';
import { submitEnquiry } from '../support';
import { createFieldCipher } from '../security';
import { openColumn } from './sealed-row';
import { countValuesByKey, sealedColumns } from './sealed-columns';
import { unwrapKeys, type StoredKey } from './unwrap-keys';

const older = { id: 'older', key: randomBytes(32) };
const newer = { id: 'newer', key: randomBytes(32) };

let app: TestApp;
let maya: Shopper;
let productId: string;
let locationId: string;
beforeAll(async () => {
  app = await startTestApp();
  await app.moveClock({ at: fixedMorning, frozen: true });
  maya = await addShopper(app);
  productId = await addKit(app, { name: 'Vitamin D test' });
  locationId = await insertLocation(app);
});
afterAll(() => app.close());
beforeEach(() => restart(older));

/** Replaces the process with one that has these keys. */
const restart = (...keys: { id: string; key: Buffer }[]) => void (app.deps.cipher = createFieldCipher(keys));

let minute = 0;
const slot = () =>
  insertSlot(app, locationId, new Date(Date.UTC(2026, 11, 2, 15, (minute += 1))).toISOString());

/**
 * One of everything that is sealed: a draft, a visit, a registered kit and its report, an address, a wait for
 * a sold-out kit, and a person's key.
 */
async function sealEverything() {
  const held = await holdWithCompleteDraft(app, await slot());
  const open = await holdWithCompleteDraft(app, await slot());
  expect(await confirmHeld(app, held)).toMatchObject({ success: true });
  const license = { ssn: '', driver_license: 'D1234567', hhs_state: 'NE' };
  const licensed = await holdWithCompleteDraft(app, await slot(), { answers: license });
  expect(await confirmHeld(app, licensed)).toMatchObject({ success: true });
  // A member id comes with pictures of its card; sealing directly is enough here.
  for (const table of ['drafts', 'appointments']) {
    const { rows } = await app.pool.query<{ row: string; key: StoredKey | null }>(
      `select t.id as row, case when k.id is not null then json_build_object('id', k.id, 'wrapped', k.wrapped) end as key
       from ${table} t left join person_keys k on k.id = t.key_id where insurance_id_sealed is null`,
    );
    for (const { row, key } of await unwrapKeys(app.deps, rows)) {
      const answers = { insurance_id: 'M-1' } as VisitAnswers;
      const { insuranceIdSealed } = sealAnswers(app.deps.cipher, { table, row, key }, answers);
      await app.pool.query(`update ${table} set insurance_id_sealed = $1 where id = $2`, [
        insuranceIdSealed,
        row,
      ]);
    }
  }
  const code = await createKit(app.deps, { productId });
  await maya.api.kits.register({ ...makeKitRegistration(), registerKitId: code, emailId: maya.email });
  const reportId = await attachReport(app.deps, {
    kitId: code,
    findings: makeReportValues(),
    actor: 'operator:test',
  });
  await submitEnquiry(app.deps, makeEnquiry());
  await maya.api.accounts.addAddress({ id: maya.id, ...home });
  await maya.api.stockAlerts.ask({ id: await addKit(app, { stock: 0 }), email: maya.email });
  await app.api.waitingList.ask({ ...(await fillDay(app)).day, email: maya.email });
  // The audit log records where it was read from.
  await maya.api.reports.get({ reportId });
  await app.runJobs();
  return { draftId: open.draftId, reportId };
}

async function readDraft(draftId: string) {
  const draft = await app.api.drafts.get({ draftId });
  expect(draft.data).toMatchObject({
    secrets: { ssn: '•••-••-3456' },
    visitInfo: { patient_first_name: 'Ada' },
  });
}

const readEverything = async ({ draftId, reportId }: Awaited<ReturnType<typeof sealEverything>>) => {
  await readDraft(draftId);
  expect((await maya.api.reports.get({ reportId })).data.testerName).toBe('Maya Lindqvist');
  await openEveryValue();
};

/** The columns that the schema calls sealed, with the purpose of those under `FIELD_KEYS`. */
async function listNamedColumns() {
  const { rows } = await app.pool.query<{
    table: string;
    column: string;
    purpose: string;
    id: string | null;
  }>(`
    select c.relname as table, a.attname as column,
      regexp_replace(col_description(c.oid, a.attnum), '^sealed (for: )?', '') as purpose,
      (select k.attname from pg_index i join pg_attribute k on k.attrelid = c.oid and k.attnum = i.indkey[0]
        where i.indrelid = c.oid and i.indisprimary) as id
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and starts_with(col_description(c.oid, a.attnum), 'sealed ')`);
  return rows;
}

/** Opens each value of each sealed column and counts those under a person's key. */
async function openEveryValue(): Promise<{ byPerson: number; byFieldKey: number }> {
  const counts = { byPerson: 0, byFieldKey: 0 };
  for (const { table, column, purpose, id } of await listNamedColumns()) {
    if (column === 'wrapped') continue;
    const { rows } = await app.pool.query<{ row: string; sealed: string; key: StoredKey | null }>(`
      select coalesce(t.${columnName(id ?? 'id')}::text, '') as row, t.${columnName(column)}::text as sealed, to_jsonb(k) as key
      from ${tableName(table)} t
      left join person_keys k on k.id = substr(split_part(t.${columnName(column)}::text, '.', 1), 2)
      where t.${columnName(column)} is not null`);
    for (const { row, sealed, key } of await unwrapKeys(app.deps, rows)) {
      const text = openColumn(
        app.deps.cipher,
        { table, row, key },
        { column, purpose: purpose.replace('{id}', row) },
        sealed,
      );
      expect(text, `${table}.${column}`).toBeTruthy();
      counts[key ? 'byPerson' : 'byFieldKey'] += 1;
    }
  }
  return counts;
}

/** Every database column that holds a value of a sealed shape, whatever its name. */
async function findSealedColumns(): Promise<string[]> {
  const { rows: columns } = await app.pool.query<{ table: string; column: string }>(`
    select table_name as table, column_name as column from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying', 'json', 'jsonb')
      and table_name is not null and column_name is not null`);
  const found: string[] = [];
  for (const { table, column } of columns) {
    const { rowCount } = await app.pool.query(
      `select 1 from ${tableName(table)} where ${columnName(column)}::text ~ '(older|newer|~[\\w-]{22})\\.[\\w-]{16}\\.[\\w-]{22}\\.' limit 1`,
    );
    if (rowCount) found.push(`${table}.${column}`);
  }
  return found.sort();
}

test('every column that holds sealed text says so in the schema', async () => {
  await sealEverything();
  const named = (await listNamedColumns()).map(({ table, column }) => `${table}.${column}`);
  expect(await findSealedColumns(), 'each of them is filled here, and no other').toEqual(named.sort());
  const { rows } = await app.pool.query<{ name: string }>(`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_name is not null and table_schema = 'public' and column_name like '%sealed%'`);
  expect(named).toEqual(expect.arrayContaining(rows.map(({ name }) => name)));
});

test('the sweep reseals exactly what the schema calls sealed under a key of its own', async () => {
  const { rows } = await app.pool.query<{ name: string }>(`
    select c.relname || '.' || a.attname as name
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace
      and starts_with(col_description(c.oid, a.attnum), 'sealed for: ')`);
  expect(sealedColumns.map(({ table, column }) => `${table}.${column}`).sort()).toEqual(
    rows.map(({ name }) => name).sort(),
  );
});

/** Whether values are sealed by person, or by `FIELD_KEYS` as in the hour before. */
const sealByPerson = (isBegun: boolean) =>
  app.pool.query(`update sealing_start set since = $1`, [isBegun ? '-infinity' : 'infinity']);

test.each([
  ['of every person', true],
  ['of every value', false],
])(
  'a drill, with keys %s: a new key opens, then seals, everything is resealed, and the old key is removed',
  async (_name, isByPerson) => {
    await sealByPerson(isByPerson);
    const before = await sealEverything();

    // First step, one process after the other: those not restarted yet still seal with the old key.
    restart(older, newer);
    await readEverything(before);
    const between = await holdWithCompleteDraft(app, await slot());
    expect(Object.keys(await countValuesByKey(app.deps.db))).toEqual(['older']);

    // Second step: the new process seals with the new key, and the old one opens it.
    restart(newer, older);
    const after = await sealEverything();
    restart(older, newer);
    for (const everything of [before, after]) await readEverything(everything);
    await readDraft(between.draftId);

    restart(newer, older);
    await app.sweep('reseal-fields');
    expect(Object.keys(await countValuesByKey(app.deps.db))).toEqual(['newer']);
    expect(await keysList.run(app.deps, [], 'operator:test')).toMatch(
      /^newer {2}\d+ {2}seals\nolder {2}0\nLOOKUP_KEY 1 {2}\d+ {2}hashes$/,
    );

    restart(newer);
    for (const everything of [before, after]) await readEverything(everything);
    await readDraft(between.draftId);
    const { byPerson, byFieldKey } = await openEveryValue();
    expect(isByPerson ? byPerson : byFieldKey).toBeGreaterThan(15);
    await app.sweep('reseal-fields');
    // For the next drill the new key is the old one.
    restart(older, newer);
    await app.sweep('reseal-fields');
    await sealByPerson(true);
  },
  120_000,
);

test('a value that cannot be opened stays and is logged, and the others are resealed', async () => {
  restart(newer, older);
  await sealEverything();
  await app.pool.query(
    `update reports set findings = 'lost.AAAA.AAAA.AAAA' where id = (select min(id) from reports)`,
  );
  const next = { id: 'next', key: randomBytes(32) };
  restart(next, newer, older);
  const lines = app.logLines.length;
  await app.sweep('reseal-fields');
  const { lost, next: rest, ...others } = await countValuesByKey(app.deps.db);
  expect({ lost, others }).toEqual({ lost: 1, others: {} });
  expect(rest).toBeGreaterThan(10);
  expect(app.logLines.slice(lines).filter((line) => line.includes('cannot be opened'))).toHaveLength(1);
});
