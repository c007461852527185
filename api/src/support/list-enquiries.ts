import type { Enquiry } from '@larkwell/contracts/support/support';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { unwrapKeys, type KeyNeeds, type StoredKey } from '../sealing';
import { openEnquiry } from './store';

/** What was written to support from an address, the latest first. */
export async function listEnquiriesFrom(
  deps: KeyNeeds & Pick<Deps, 'db' | 'lookupHash'>,
  address: string,
): Promise<Enquiry[]> {
  const hashes = deps.lookupHash.all('email', address);
  const { rows } = await deps.db.execute<{ id: string; sealed: string; key: StoredKey }>(sql`
    select e.id, e.enquiry_sealed as sealed, json_build_object('id', k.id, 'wrapped', k.wrapped) as key
    from enquiries e join person_keys k on k.id = e.key_id
    where e.email_hash = any (${sql.param(hashes)}::text[]) order by e.created_at desc, e.id`);
  return (await unwrapKeys(deps, rows)).map(openEnquiry);
}
