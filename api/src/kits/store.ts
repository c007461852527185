import { randomBytes } from 'node:crypto';
import { kitIdFromBytes } from '@larkwell/contracts/kits/kit-id';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';

export interface KitRow extends Record<string, unknown> {
  id: string;
  /** What is printed on the box, without its dash. */
  code: string;
  productName: string;
  imageName: string;
  orderId: string | null;
  /** Whose it is since it was registered. */
  userId: string | null;
  hasReport: boolean;
}

export async function findKit(db: Queryable, code: string): Promise<KitRow | null> {
  const { rows } = await db.execute<KitRow>(sql`
    select k.id, k.code, p.name as "productName", p.image_name as "imageName", i.order_id as "orderId",
      r.user_id as "userId", exists (select 1 from reports where kit_id = k.id) as "hasReport"
    from kits k join products p on p.id = k.product_id
    left join order_items i on i.id = k.order_item_id
    left join kit_registrations r on r.kit_id = k.id
    where k.code = ${code}`);
  return rows[0] ?? null;
}

/** As `findKit`, but nobody else registers it or attaches a report until the transaction ends. */
export async function lockKit(db: Queryable, code: string): Promise<KitRow | null> {
  // First the lock, then the read: a joined row that was written while we waited is seen only by a new statement.
  await db.execute(sql`select 1 from kits where code = ${code} for update`);
  return findKit(db, code);
}

/** Makes a box with a code of its own. @returns the code */
export async function createKit(
  db: Queryable,
  { productId, orderItemId = null }: { productId: string; orderItemId?: string | null },
): Promise<string> {
  const code = kitIdFromBytes(randomBytes(9));
  await db.execute(sql`
    insert into kits (code, product_id, order_item_id) values (${code}, ${productId}, ${orderItemId})`);
  return code;
}
