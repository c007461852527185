import type { Keyring } from '../security';

/** A hold's token: its id with a keyed seal. A second click gets the same token, though none is stored. */
export const holdTokenOf = (holdId: string, keyring: Keyring): string =>
  `${holdId}.${keyring.sign('hold', holdId)}`;

/** The hold a token belongs to, or null for a token we did not make. */
export function readHoldToken(token: string, keyring: Keyring): string | null {
  const [holdId = '', signature = ''] = token.split('.');
  return keyring.verifies('hold', holdId, signature) ? holdId : null;
}
