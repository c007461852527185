import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { settleInvoice } from './settle-invoice';
import { getOwnSubscription } from './store';
import { refuseChangedSubscription } from './subscription-terms';

/**
 * Where a person answers the bank's question about a renewal: the invoice's page at Stripe.
 * @throws 404 for anyone else's; 409 terms-changed; 409 when the bank asks nothing, or no longer does
 */
export async function findBankPage(
  deps: Deps,
  { userId, subscriptionId, terms }: { userId: string; subscriptionId: string; terms: string | undefined },
): Promise<string> {
  const row = await getOwnSubscription(deps.db, userId, subscriptionId);
  if (row.repair?.reason !== 'bank') refuse(409, 'Your bank has no question about this subscription.');
  refuseChangedSubscription(terms, row, {
    press: 'renewals',
    keyring: deps.settings.keyring,
    errorMessage: 'This subscription has changed. Nothing was done.',
  });
  const { status, hosted_invoice_url: url } = await deps.stripe.invoices.retrieve(row.repair.invoiceId);
  if (status === 'open' && url) return url;
  await settleInvoice(deps, row.repair.invoiceId);
  refuse(409, 'Your bank already has your answer.');
}
