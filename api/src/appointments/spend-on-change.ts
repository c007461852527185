import { spendWithin, visitMailTo } from '../http';
import type { Deps } from '../deps';
import { showsProof, type BookingAsker } from './booking-proof';
import { sentences } from './sentences';

/**
 * Charges the budget for the mail about a change. Where the lookup is open, anyone can change a booking back
 * and forth, so this mail counts like any other to a mailbox without proof.
 * @throws 429, which rolls back the change
 */
export async function spendOnChange(
  deps: Pick<Deps, 'db' | 'settings' | 'lookupHash'>,
  email: string,
  asker: BookingAsker,
): Promise<void> {
  if (await showsProof(deps, email, asker)) return;
  await spendWithin(deps, [visitMailTo(email)], sentences.linkForChange);
}
