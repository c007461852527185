import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { type PersonKey, unwrapFirst, type KeyNeeds, type StoredKey } from '../sealing';

/** A stored file that a row still refers to. */
export interface KnownFile {
  /** The key it is sealed under. */
  key: PersonKey | null;
  /** The booking whose result it is; null for a card picture. */
  bookingId: string | null;
}

/** Null when nothing refers to the file anymore: it was replaced or removed, or its booking is not active. */
export async function findFile(deps: KeyNeeds & Pick<Deps, 'db'>, name: string): Promise<KnownFile | null> {
  const { rows } = await deps.db.execute<{ key: StoredKey | null; bookingId: string | null }>(sql`
    select case when k.id is not null then json_build_object('id', k.id, 'wrapped', k.wrapped) end as key,
      file."bookingId"
    from (
      select a.key_id, a.id as "bookingId" from appointments a
      where a.report_key = ${name} and a.status = 'active'
      union all
      select coalesce(d.key_id, a.key_id), null from insurance_images i
      left join drafts d on d.id = i.draft_id left join appointments a on a.id = i.appointment_id
      where i.key = ${name}
    ) file left join person_keys k on k.id = file.key_id
    limit 1`);
  return unwrapFirst(deps, rows);
}
