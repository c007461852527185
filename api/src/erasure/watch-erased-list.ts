import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs';
import { listAsErased, readErasedList } from './erased-list';

/**
 * Compares the accounts with the list of erased people. Adds erased accounts that are missing from it. An
 * account that is on the list and exists again was restored without `npm run restore`; this is reported but
 * not fixed, because nothing is erased for good on the word of a bucket.
 */
export const watchErasedList: Sweep = {
  name: 'watch-erased-list',
  everySeconds: 3600,
  async run({ db, storage, log }) {
    const listed = await readErasedList(storage);
    const { rows: erased } = await db.execute<{ id: string }>(
      sql`select id from users where erased_at is not null`,
    );
    const missing = erased.map(({ id }) => id).filter((id) => !listed.has(id));
    await listAsErased(storage, missing);
    const { rows: back } = await db.execute<{ id: string }>(sql`
      select id from users where id = any (${sql.param([...listed])}::text[]) and erased_at is null order by id`);
    for (const { id } of back) {
      log.error({ person: id }, `an erased person is back: npm run ops -- people erase ${id} --yes`);
    }
  },
};
