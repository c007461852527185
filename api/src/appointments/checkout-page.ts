import type { Deps } from '../deps';
import { ensurePage } from '../payments';
import { checkPayableElsewhere } from './payable-draft';
import type { Booker } from './visit-budgets';
import { tellMoney } from './ask-payments';
import { orRefused, type RefusedAnswer } from './refused-answer';
import { nameVisit } from './visit-name';

interface PageRequest {
  draftId: string;
  holdToken: string;
  booker: Booker;
  /** The terms on the submitted form. */
  terms?: string | undefined;
}

/** Opens Stripe's page for a draft that lacks only the payment. Reuses a page that is already open. */
export async function createCheckoutPage(
  deps: Deps,
  { terms, ...request }: PageRequest,
): Promise<{ success: true; data: { url: string } } | RefusedAnswer> {
  const checked = await checkPayableElsewhere(deps, request);
  if ('success' in checked) return checked;
  const visit = nameVisit({ draftId: checked.payable.rowId });
  const opened = await orRefused(async () => {
    const url = await ensurePage(deps, visit, terms);
    return { success: true as const, data: { url } };
  });
  return tellMoney(deps, visit, opened);
}
