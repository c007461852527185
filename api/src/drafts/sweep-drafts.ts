import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs/sweeps';
import { deleteImage } from '../uploads/insurance-images';

/**
 * Forgets drafts after their 24 hours, and images that belong to no draft and no booking. A draft whose hold or
 * payment is not settled yet waits for the next round.
 */
export const sweepDrafts: Sweep = {
  name: 'sweep-drafts',
  everySeconds: 300,
  async run(deps) {
    const { db, log } = deps;
    await db.execute(sql`
      delete from drafts d where d.expires_at <= app_now()
        and not exists (select 1 from holds h where h.draft_id = d.id and h.state = 'live')
        and not exists (
          select 1 from payments p
          where p.subject_kind = 'visit' and p.subject_id = d.id
            and p.status in ('open', 'authorized', 'capturing', 'void_due'))`);
    const { rows } = await db.execute<{ key: string }>(sql`
      select i.key from insurance_images i
      where i.appointment_id is null and not exists (
        select 1 from drafts d where d.id = i.draft_id and i.key in (d.front_image_key, d.back_image_key))
        and (i.draft_id is null or i.created_at < app_now() - interval '1 hour')
      limit 500`);
    for (const { key } of rows) {
      await deleteImage(deps, key).catch((error: unknown) => log.warn({ err: error }, 'image not deleted'));
    }
    await db.execute(sql`delete from lookup_tokens where expires_at <= app_now()`);
    await db.execute(sql`delete from lookup_codes where expires_at <= app_now()`);
  },
};
