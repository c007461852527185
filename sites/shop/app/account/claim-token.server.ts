import { randomBytes } from 'node:crypto';
import type { ShopSession } from '../session/session.server';

/** What this browser keeps from a sign-up until its code is entered, to prove that it is the same browser. */
export function keepClaimToken(session: ShopSession): string {
  const token = session.get('claim') ?? randomBytes(32).toString('base64url');
  session.set('claim', token);
  return token;
}
