import { hash, verify } from '@node-rs/argon2';
import { composePassword } from '@larkwell/contracts/fields/password';
import { createTurns } from '../security';

// The memory and passes that OWASP recommends first; the library's algorithm is argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A burst of sign-ins waits in line instead of taking every core from other requests.
const { inTurn } = createTurns(2);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(composePassword(password), options));
}

/** Stands in for a hash where no password has been chosen yet; no password matches it. */
export const noPassword = 'none';

let unknownHash: Promise<string> | undefined;

/**
 * Takes the same time with and without a password: when there is no hash, a made-up one is checked and fails.
 */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isChosen = stored !== null && stored !== noPassword;
  const known = isChosen ? stored : await (unknownHash ??= hashPassword('nobody has this one'));
  // Older hashes are of the password as it was typed.
  const forms = new Set([composePassword(password), password, password.normalize('NFD')]);
  const results: boolean[] = [];
  for (const form of forms) results.push(await inTurn(() => verify(known, form)));
  return results.includes(true) && isChosen;
}
