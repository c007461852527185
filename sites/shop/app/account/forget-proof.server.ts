import type { ShopSession } from '../session/session.server';

/** Ends the choice of a password for an address that was proved here. */
export function forgetProof(session: ShopSession): void {
  session.unset('choosing');
  session.unset('proved');
}
