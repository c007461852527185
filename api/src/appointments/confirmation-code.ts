import { randomInt } from 'node:crypto';

/** Without 0, 1, I, L, O and U: people read these codes aloud. */
const letters = '23456789ABCDEFGHJKMNPQRSTVWXYZ';

/** Ten letters in two groups, about 49 bits: too many to guess. */
export function createConfirmationCode(): string {
  const code = Array.from({ length: 10 }, () => letters[randomInt(letters.length)]).join('');
  return `${code.slice(0, 5)}-${code.slice(5)}`;
}
