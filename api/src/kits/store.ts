import { randomBytes, randomUUID } from 'node:crypto';
import { KIT_ID_BYTES, kitIdFromBytes } from '@larkwell/contracts/kits/kit-id';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { PersonKey } from '../sealing';
import { keepKitCode } from './kit-code';

export interface KitRow extends Record<string, unknown> {
  id: string;
  productName: string;
  imageName: string;
  orderId: string | null;
  /** The person who registered it. */
  userId: string | null;
  hasReport: boolean;
}

type Finding = Pick<Deps, 'db' | 'lookupHash'>;

/** By the hash of its id, or by the id itself where only an older version has written. */
const isKit = ({ lookupHash }: Finding, code: string) =>
  sql`(k.code_hash = any (${sql.param(lookupHash.all('kit', code))}::text[]) or k.code = ${code})`;

/** @param code as printed on the box, without its dash */
export async function findKit(deps: Finding, code: string): Promise<KitRow | null> {
  const { rows } = await deps.db.execute<KitRow>(sql`
    select k.id, p.name as "productName", p.image_name as "imageName", i.order_id as "orderId",
      r.user_id as "userId", exists (select 1 from reports where kit_id = k.id) as "hasReport"
    from kits k join products p on p.id = k.product_id
    left join order_items i on i.id = k.order_item_id
    left join kit_registrations r on r.kit_id = k.id
    where ${isKit(deps, code)}`);
  return rows[0] ?? null;
}

/** Like `findKit`, but locks the kit against registrations and reports until the transaction ends. */
export async function lockKit(deps: Finding, code: string): Promise<KitRow | null> {
  // First the lock, then the read: only a new statement sees a joined row that was written while we waited.
  await deps.db.execute(sql`select 1 from kits k where ${isKit(deps, code)} for update`);
  return findKit(deps, code);
}

/**
 * Creates a box with an id of its own. It is readable in the database only while processes of the previous
 * version need it.
 * @returns the id
 */
export async function createKit(
  deps: Pick<Deps, 'db' | 'cipher' | 'lookupHash'>,
  { productId, orderItemId = null }: { productId: string; orderItemId?: string | null },
): Promise<string> {
  const id = randomUUID();
  const code = kitIdFromBytes(randomBytes(KIT_ID_BYTES));
  const { hash, sealed, lookupKey } = keepKitCode(deps, { id, key: null }, code);
  await deps.db.execute(sql`
    insert into kits (id, code, code_hash, code_sealed, lookup_key, product_id, order_item_id)
    values (${id}, case when not seals_kit_ids() then ${code} end, ${hash}, ${sealed}, ${lookupKey}, ${productId},
      ${orderItemId})`);
  return code;
}

/** Seals and hashes a kit's id again, under the key of the person who registered it, if any. */
export async function writeKitCode(
  deps: Pick<Deps, 'db' | 'cipher' | 'lookupHash'>,
  { id, key }: { id: string; key: PersonKey | null },
  code: string,
): Promise<void> {
  const { hash, sealed, lookupKey } = keepKitCode(deps, { id, key }, code);
  await deps.db.execute(sql`
    update kits set code_hash = ${hash}, code_sealed = ${sealed}, lookup_key = ${lookupKey},
      code = case when not seals_kit_ids() then code end
    where id = ${id}`);
}
