import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { saveSignUpClaim } from './claims';
import { createEmailUndo } from './email-undo-keys';

let test: TestApp;
beforeAll(async () => {
  test = await startTestApp();
  await test.moveClock({ at: new Date('2026-12-01T15:00:00Z'), frozen: true });
});
afterAll(() => test.close());

const hour = 3600;
const count = async (table: 'claims' | 'email_undos') => {
  const { rows } = await test.pool.query(`select 1 from ${table}`);
  return rows.length;
};

it('deletes a sign-up after 7 days and an email undo after 72 hours, not before', async () => {
  await saveSignUpClaim(test.deps.db, {
    email: 'never@example.com',
    browserHash: 'hash',
    fullName: 'Pat Doe',
    passwordHash: 'none',
    isOrganisationUser: false,
  });
  const { rows } = await test.deps.db.execute<{ id: string }>(sql`
    insert into users (full_name, email, password_hash, verified_at)
    values ('Sam Vale', 'sam@example.com', 'none', app_now()) returning id`);
  await createEmailUndo(test.deps.db, { id: rows[0]!.id, email: 'sam@example.com' });

  await test.moveClock({ advanceSeconds: 72 * hour - 1 });
  await test.sweep('retention');
  expect([await count('claims'), await count('email_undos')]).toEqual([1, 1]);

  await test.moveClock({ advanceSeconds: 1 });
  await test.sweep('retention');
  expect([await count('claims'), await count('email_undos')]).toEqual([1, 0]);

  await test.moveClock({ advanceSeconds: 4 * 24 * hour });
  await test.sweep('retention');
  expect(await count('claims')).toBe(0);
});
