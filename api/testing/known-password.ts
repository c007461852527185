import { sql } from 'drizzle-orm';
import { hashPassword } from '../src/accounts';
import { startTestApp } from './test-app';

/** The password of everyone whom `addPerson` adds. */
export const password = 'Teal-Kettle-7';

/** What a browser with this name keeps to be recognized. */
export const markerOf = (browser: string): string => browser.padEnd(43, '-');

/** An app in which each `addPerson` is another person who can sign in with `password`. */
export async function startSignIns() {
  const app = await startTestApp();
  const passwordHash = await hashPassword(password);
  let people = 0;
  async function addPerson(): Promise<{ id: string; email: string }> {
    people += 1;
    const email = `ada-${people}@example.com`;
    const { rows } = await app.deps.db.execute<{ id: string }>(sql`
      insert into users (full_name, email, password_hash, verified_at)
      values ('Ada', ${email}, ${passwordHash}, app_now()) returning id`);
    return { id: rows[0]!.id, email };
  }
  return { app, addPerson };
}
