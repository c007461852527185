import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs/sweeps';

/** Deletes claims to an address that nobody proved, and mailed ways back to one, once their time is over. */
export const sweepClaims: Sweep = {
  name: 'sweep-claims',
  everySeconds: 3600,
  async run({ db }) {
    await db.execute(sql`delete from claims where expires_at <= app_now()`);
    await db.execute(sql`delete from email_undos where expires_at <= app_now()`);
  },
};
