import { inEachLanguage } from '../language/language';
import { firstFailing, isFilled } from './first-failing';
import { plainText } from './unseen';

export interface EmailMessages {
  required: string;
  invalid: string;
}

/** The shop's sentences. */
export const shopEmailMessages: EmailMessages = {
  required: 'Email cannot be empty!',
  invalid: 'Email must be a valid email address',
};

/** The booking service's sentences. */
export const bookingEmailMessages: EmailMessages = inEachLanguage(
  { required: 'This field is required', invalid: 'Invalid email address' },
  { required: 'Este campo es obligatorio', invalid: 'El correo electrónico no es válido' },
);

/**
 * Letters, digits, underscore, dot or hyphen; @; the same set; a dot; an ending of 2 to 5 letters. Widen it
 * here only.
 */
export const EMAIL_PATTERN = /^[A-Za-z0-9_.-]+@[A-Za-z0-9_.-]+\.[A-Za-z]{2,5}$/;

const label = /^[A-Za-z0-9]([A-Za-z0-9-]{0,61}[A-Za-z0-9])?$/;

/**
 * Whether mail servers accept an address that matches the pattern (RFC 5321): the host consists of valid DNS
 * labels, no part is empty, and none is too long. Every address the field accepts can be mailed, invited and
 * charged.
 */
function isMailable(value: string): boolean {
  const [name = '', host = ''] = value.split('@');
  return (
    value.length <= 254 &&
    name.length <= 64 &&
    name.split('.').every(isFilled) &&
    host.split('.').every((part) => label.test(part)) &&
    isHost(host)
  );
}

/** Labels that start with `xn--` spell another script; those that decode to nothing make no host. */
function isHost(host: string): boolean {
  try {
    return new URL(`http://${host}`).hostname === host.toLowerCase();
  } catch {
    return false;
  }
}

/** An email address in lowercase, since people vary the case. */
export function email(messages: EmailMessages = shopEmailMessages) {
  return plainText(() => messages.required)
    .superRefine(
      firstFailing(
        [isFilled, () => messages.required],
        [(value) => EMAIL_PATTERN.test(value) && isMailable(value), () => messages.invalid],
      ),
    )
    .toLowerCase();
}
