import { createHmac } from 'node:crypto';
import { sameSecret } from '../security/tokens';

/**
 * A hold's token is its id with a keyed seal: a second click gets the same token, though nothing of it is stored.
 */
export function holdTokenOf(holdId: string, secret: string): string {
  return `${holdId}.${createHmac('sha256', secret).update(`hold ${holdId}`).digest('base64url')}`;
}

/** The hold a token belongs to, or null for a token we did not make. */
export function readHoldToken(token: string, secret: string): string | null {
  const [holdId = ''] = token.split('.');
  return sameSecret(token, holdTokenOf(holdId, secret)) ? holdId : null;
}
