import type { OrderToPay } from '@larkwell/contracts/orders/orders';
import type { Deps } from '../deps';
import { listTermsChanges, sealTerms } from '../terms/terms';
import { getOrderTerms } from './order-terms';
import { asOrder, type DetailRow } from './order-views';

/** An order with the terms its payment page sends back, and what has changed since it was placed. */
export async function asOrderToPay({ db, settings }: Deps, row: DetailRow): Promise<OrderToPay> {
  const order = asOrder(row);
  if (order.payBefore === null) return { ...order, terms: null, changes: [] };
  const { placed, now } = await getOrderTerms(db, row);
  return {
    ...order,
    terms: sealTerms(now, settings.sessionSecret),
    changes: listTermsChanges(placed, now),
  };
}
