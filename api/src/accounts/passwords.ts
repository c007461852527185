import { hash, verify } from '@node-rs/argon2';
import { createTurns } from '../security';

// OWASP's first choice of memory and passes; the library's algorithm is argon2id.
const options = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// A burst of sign-ins waits for its turn instead of taking every core from the other pages.
const { inTurn } = createTurns(2);

export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password, options));
}

/** Stands in the place of a hash where nobody has chosen a password yet: no password is right. */
export const noPassword = 'none';

let unknownHash: Promise<string> | undefined;

/** Takes the same time whether or not there is a password: without a hash a made-up one is checked, and fails. */
export async function verifyPassword(stored: string | null, password: string): Promise<boolean> {
  const isChosen = stored !== null && stored !== noPassword;
  const known = isChosen ? stored : await (unknownHash ??= hashPassword('nobody has this one'));
  const isSame = await inTurn(() => verify(known, password));
  return isSame && isChosen;
}
