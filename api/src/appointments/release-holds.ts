import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs/sweeps';

/** Frees the places of holds that are over, a slot at a time. */
export const releaseHolds: Sweep = {
  name: 'release-holds',
  everySeconds: 10,
  async run({ db }) {
    const { rows } = await db.execute<{ slot_id: string }>(sql`
      select distinct slot_id from holds where state = 'live' and expires_at <= app_now() order by slot_id limit 1000`);
    for (const { slot_id } of rows) await db.execute(sql`select release_expired_holds(${slot_id})`);
  },
};
