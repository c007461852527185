import type { Deps } from '../deps';
import { voidInvoice } from './void-invoice';
import { settleInvoice } from './settle-invoice';
import { listUnsettledRenewals } from './renewal-store';

/** Ends the unpaid renewals of a subscription that is over: charges nothing more and returns their stock. */
export async function closeRenewals(deps: Deps, subscriptionId: string): Promise<void> {
  for (const { invoiceId, status } of await listUnsettledRenewals(deps.db, subscriptionId)) {
    if (status === 'claimed' || status === 'failed') await voidInvoice(deps, invoiceId);
    await settleInvoice(deps, invoiceId);
  }
}
