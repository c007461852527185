import { KIT_ID_LENGTH } from '../numbers/shop';
/** Digits and letters without I, L, O and U, which people confuse. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The stored form: upper case, without spaces and dashes, O read as 0, I and L as 1. */
export function normalizeKitId(typed: string): string {
  return typed.toUpperCase().replace(/[\s-]/g, '').replace(/O/g, '0').replace(/[IL]/g, '1');
}

/**
 * Luhn's sum over 32 characters: doubling every second one is a bijection, so a changed character always
 * shows.
 */
function luhnSum(characters: string, doubled: boolean): number {
  let sum = 0;
  for (let index = characters.length - 1; index >= 0; index -= 1) {
    const value = ALPHABET.indexOf(characters[index]!);
    const weighted = doubled ? value * 2 : value;
    sum += Math.floor(weighted / ALPHABET.length) + (weighted % ALPHABET.length);
    doubled = !doubled;
  }
  return sum % ALPHABET.length;
}

/** Whether a kit id could have been printed: false for one mistyped character, whatever kits exist. */
export function isKitIdSound(typed: string): boolean {
  const id = normalizeKitId(typed);
  if (id.length !== KIT_ID_LENGTH || [...id].some((one) => !ALPHABET.includes(one))) return false;
  return luhnSum(id, false) === 0;
}

/** Random bytes in a kit id; its last character is the check. */
export const KIT_ID_BYTES = KIT_ID_LENGTH - 1;

/** The kit id for `KIT_ID_BYTES` random bytes, using the low five bits of each. */
export function kitIdFromBytes(bytes: Uint8Array): string {
  if (bytes.length !== KIT_ID_BYTES) throw new RangeError(`A kit id needs ${KIT_ID_BYTES} bytes`);
  const body = Array.from(bytes, (byte) => ALPHABET[byte % ALPHABET.length]).join('');
  const sum = luhnSum(body, true);
  return body + ALPHABET[(ALPHABET.length - sum) % ALPHABET.length];
}

const half = KIT_ID_LENGTH / 2;

/** The form printed on the box: `XXXXX-XXXXX`. */
export function formatKitId(id: string): string {
  return `${id.slice(0, half)}-${id.slice(half)}`;
}
