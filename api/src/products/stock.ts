import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

/** Kits wanted, by product. */
export type Quantities = ReadonlyMap<string, number>;

/**
 * Adds up lines: two lines of one kit take from the same shelf. Sorted by id, so that transactions lock in
 * one order.
 */
export function sumQuantities(lines: readonly { productId: string; quantity: number }[]): Quantities {
  const sums = new Map<string, number>();
  for (const { productId, quantity } of lines) sums.set(productId, (sums.get(productId) ?? 0) + quantity);
  return new Map([...sums].sort(([one], [other]) => (one < other ? -1 : 1)));
}

/**
 * Takes kits from the shelf inside the caller's transaction, one conditional statement per product.
 * @returns the product that has too few, or null when all were taken; on a shortage the caller rolls back
 */
export async function takeStock(db: Queryable, quantities: Quantities): Promise<string | null> {
  for (const [productId, quantity] of quantities) {
    const { rowCount } = await db.execute(
      sql`update products set stock = stock - ${quantity} where id = ${productId} and stock >= ${quantity}`,
    );
    if (rowCount === 0) return productId;
  }
  return null;
}

/** The product with too few on the shelf, or null; takes nothing. */
export async function findShortage(db: Queryable, quantities: Quantities): Promise<string | null> {
  for (const [productId, quantity] of quantities) {
    const { rowCount } = await db.execute(
      sql`select 1 from products where id = ${productId} and stock >= ${quantity}`,
    );
    if (rowCount === 0) return productId;
  }
  return null;
}

/** Puts kits back. */
export async function returnStock(db: Queryable, quantities: Quantities): Promise<void> {
  for (const [productId, quantity] of quantities) {
    await db.execute(sql`update products set stock = stock + ${quantity} where id = ${productId}`);
  }
}

/** The sentence for a person who wants more than there is. */
export function shortageSentence(name: string, stock: number): string {
  return stock > 0 ? `Only ${stock} of ${name} left.` : `${name} is out of stock.`;
}
