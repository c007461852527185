import { CODE_DIGITS } from '@larkwell/contracts/numbers/accounts';
import { createHash, randomBytes, randomInt, timingSafeEqual } from 'node:crypto';

/** An unguessable token (256 bits, base64url) for a link, a draft or a session. Only its hash is stored. */
export function createToken(): string {
  return randomBytes(32).toString('base64url');
}

/** The stored form of a token: high-entropy secrets need no slow hash. */
export function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('base64url');
}

/**
 * A code of digits for a person to type; store it only as a keyed hash, with few attempts and a short life.
 */
export function createDigitCode(): string {
  return String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0');
}

/**
 * The digits of a typed code, with or without spaces or dashes between them; null when there are more or
 * fewer.
 */
export function readDigitCode(typed: string): string | null {
  const digits = typed.replace(/[\s-]/g, '');
  return digits.length === CODE_DIGITS && /^\d+$/.test(digits) ? digits : null;
}

/** Compares in constant time, whatever the lengths. */
export function sameSecret(one: string, other: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(digest(one), digest(other));
}
