import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditVerify } from '../../ops/audit-verify';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { destroyPersonKey } from '../sealing';
import { actingFrom } from './origin';
import { recordAudit } from './record-audit';

let app: TestApp;
beforeAll(async () => void (app = await startTestApp()));
afterAll(() => app.close());

const write = (subject: string) =>
  recordAudit(app.deps, { actor: 'u1', action: 'try', subject, person: 'u1' });
const close = () => app.sweep('close-audit-chain');
const verify = (...words: string[]) => auditVerify.run(app.deps, words, 'operator:test');
const seqs = async () => {
  const { rows } = await app.pool.query<{ seq: number | null }>('select seq from audit_entries order by id');
  return rows.map(({ seq }) => seq);
};

beforeEach(async () => {
  await app.pool.query(
    `truncate audit_entries; update audit_chain set last_seq = 0, last_hash = '', removed_seq = 0, removed_hash = ''`,
  );
  for (const subject of ['one', 'two', 'three', 'four', 'five']) await write(subject);
  await close();
});

test('entries get places without gaps, even when transactions between them roll back', async () => {
  await app.deps
    .inTransaction(async ({ db }) => {
      await recordAudit({ ...app.deps, db }, { actor: 'u1', action: 'undone', subject: 'six' });
      throw new Error('undone');
    })
    .catch(() => {});
  await write('seven');
  await close();
  expect(await seqs()).toEqual([1, 2, 3, 4, 5, 6]);
  expect(await verify()).toMatch(
    /^The audit log is whole: 6 entries, 0 not in the chain yet\. The last is 6 [0-9a-f]{64}$/,
  );
});

test('a slow transaction blocks no one, and its entry joins the chain afterwards', async () => {
  const slow = await app.pool.connect();
  await slow.query(`begin; insert into audit_entries (actor, action, subject) values ('u1', 'slow', 's')`);
  await write('fast');
  await close();
  expect((await seqs()).at(-1)).toBe(6);
  await slow.query('commit');
  slow.release();
  expect(await verify()).toContain('6 entries, 1 not in the chain yet');
  await close();
  expect(await verify()).toContain('7 entries, 0 not in the chain yet');
});

test('processes that close at the same time build one chain', async () => {
  await Promise.all(Array.from({ length: 40 }, (_, n) => write(`more ${n}`)));
  await Promise.all([close(), close(), close()]);
  expect(await verify()).toContain('45 entries, 0 not in the chain yet');
});

const forgeries: [what: string, forge: string, fault: RegExp][] = [
  ['a changed entry', `update audit_entries set actor = 'u2' where seq = 3`, /Entry 3 has been changed/],
  [
    'another time',
    `update audit_entries set at = at - interval '1 second' where seq = 2`,
    /Entry 2 has been changed/,
  ],
  ['a deleted entry', `delete from audit_entries where seq = 3`, /Entry 3 is missing/],
  ['deleted entries', `delete from audit_entries where seq in (2, 3)`, /Entries 2 to 3 are missing/],
  ['the first being deleted', `delete from audit_entries where seq = 1`, /Entry 1 is missing/],
  ['the last being deleted', `delete from audit_entries where seq = 5`, /Entry 5 is missing/],
  [
    'an entry put in between',
    `update audit_entries set seq = -seq where seq > 2;
     update audit_entries set seq = 1 - seq where seq < 0;
     insert into audit_entries (actor, action, subject, seq, previous, hash)
     select 'u9', 'forged', 'x', 3, hash, 'forged' from audit_entries where seq = 2`,
    /Entry 3 has been changed/,
  ],
  [
    'an entry put past the end',
    `insert into audit_entries (actor, action, subject, seq, previous, hash)
     select 'u9', 'forged', 'x', 6, hash, 'forged' from audit_entries where seq = 5`,
    /Entry 6 was added after the end/,
  ],
];

for (const [what, forge, fault] of forgeries) {
  test(`finds ${what}`, async () => {
    await app.pool.query(forge);
    await expect(verify()).rejects.toThrow(fault);
  });
}

test('a rewritten chain is whole, but no longer has the hash that was logged', async () => {
  const told = [...app.logLines].reverse().find((line) => line.includes('audit chain closed'))!;
  const { hash } = JSON.parse(told) as { hash: string };
  expect(await verify(hash)).toContain('is whole');
  await app.pool.query(`
    update audit_entries set actor = 'u2', seq = null, previous = null, hash = null;
    update audit_chain set last_seq = 0, last_hash = ''`);
  await close();
  expect(await verify()).toContain('is whole');
  await expect(verify(hash)).rejects.toThrow('No entry has the hash');
});

test('the place of a person is sealed, and erasing the person leaves the chain whole', async () => {
  await actingFrom('203.0.113.99', () => write('from afar'));
  await close();
  const { rows } = await app.pool.query<{ entry: string; sealed: string | null }>(
    `select e::text as entry, origin as sealed from audit_entries e where subject = 'from afar'`,
  );
  expect(rows[0]!.sealed).toMatch(/^~/);
  expect(rows[0]!.entry).not.toContain('203.0.113.99');
  await destroyPersonKey(app.deps.db, 'u1');
  expect(await verify()).toContain('is whole');
});

test('entries seven years old are removed from the start, and the rest stays whole', async () => {
  await app.pool.query(`update audit_entries set at = at - interval '7 years' where seq <= 2`);
  await app.pool.query(
    `update audit_entries set seq = null, previous = null, hash = null; update audit_chain set last_seq = 0, last_hash = ''`,
  );
  await close();
  await app.sweep('retention');
  expect(await seqs()).toEqual([3, 4, 5]);
  expect(await verify()).toContain('is whole: 3 entries');
  await app.pool.query('delete from audit_entries where seq = 3');
  await expect(verify()).rejects.toThrow('Entry 3 is missing');
});
