import type { ShopSession } from '../session/session.server';

/** Forgets that an address was proved here, so its password can no longer be chosen. */
export function forgetProof(session: ShopSession): void {
  session.unset('choosing');
  session.unset('proved');
}
