import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { getUser } from '../people';
import { getOrder, type OrderRow } from './store';

interface OrderOfEmployee {
  order: OrderRow;
  /** The buyer's full name. */
  employee: string;
  /** The organization's mailbox. */
  email: string;
  /** The address of its Payment History. */
  link: string;
}

/** The organization of the employee who bought an order; null for anyone else's order. */
export async function findOrganizationOf(
  { settings }: Deps,
  db: Queryable,
  orderId: string,
): Promise<OrderOfEmployee | null> {
  const order = await getOrder(db, orderId);
  const { fullName, organizationId } = await getUser(db, order.userId);
  if (!organizationId) return null;
  const { email } = await getUser(db, organizationId);
  return { order, employee: fullName, email, link: `${settings.shopUrl}/employees-history?tab=payment` };
}
