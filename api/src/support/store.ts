import { randomUUID } from 'node:crypto';
import type { Enquiry } from '@larkwell/contracts/support/support';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import type { LookupHash } from '../security';
import {
  newKey,
  openValue,
  sealValue,
  type PersonKey,
  type SealedPlace,
  unwrapKey,
  type KeyNeeds,
} from '../sealing';

type Needed = KeyNeeds & Pick<Deps, 'db' | 'lookupHash'>;

/** A stored enquiry with its key. */
export interface EnquiryRow {
  id: string;
  sealed: string;
  key: PersonKey;
}

const placeOf = (id: string): SealedPlace => ({ table: 'enquiries', column: 'enquiry_sealed', row: id });

/** Stores an enquiry, sealed under a key of its own. */
export async function insertEnquiry(deps: Needed, enquiry: Enquiry): Promise<void> {
  const { db, lookupHash } = deps;
  const id = randomUUID();
  const key = await newKey(deps);
  const sealed = sealValue(await unwrapKey(deps, key), placeOf(id), JSON.stringify(enquiry));
  await db.execute(sql`
    with made as (insert into person_keys (id, wrapped) values (${key.id}, ${key.wrapped}) returning id)
    insert into enquiries (id, key_id, enquiry_sealed, email_hash, lookup_key)
    select ${id}, id, ${sealed}, ${lookupHash('email', enquiry.email)}, ${lookupHash.keyId} from made`);
}

/** @throws DoesNotOpen when the enquiry was damaged, or its key is missing */
export function openEnquiry({ id, sealed, key }: EnquiryRow): Enquiry {
  return JSON.parse(openValue(key, placeOf(id), sealed)!) as Enquiry;
}

/** Removes what was written from these addresses, along with each enquiry's key. */
export async function removeEnquiriesFrom(
  db: Queryable,
  lookupHash: LookupHash,
  addresses: readonly string[],
): Promise<void> {
  const hashes = addresses.flatMap((address) => lookupHash.all('email', address));
  await db.execute(sql`delete from enquiries where email_hash = any (${sql.param(hashes)}::text[])`);
}
