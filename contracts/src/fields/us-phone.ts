import { inEachLanguage } from '../language/language';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';
import { dropUnseen, plainText } from './unseen';

export interface PhoneMessages {
  required: string;
  invalid: string;
}

export const phoneMessages: PhoneMessages = inEachLanguage(
  { required: 'This field is required', invalid: 'Enter a US phone number, like (402) 555-0143' },
  {
    required: 'Este campo es obligatorio',
    invalid: 'Escriba un teléfono de Estados Unidos, como (402) 555-0143',
  },
);

/** `(xxx) xxx-xxxx` for any format of a valid US number, otherwise null. */
export function formatUsPhone(value: string): string | null {
  const number = parsePhoneNumberFromString(value.slice(0, 40), 'US');
  if (!number?.isValid() || (number.country ?? 'US') !== 'US' || number.ext) return null;
  return number.formatNational();
}

/** A US number in any format, returned as `(xxx) xxx-xxxx`. */
export function usPhone(messages: PhoneMessages = phoneMessages) {
  return plainText(() => messages.required)
    .superRefine(
      firstFailing(
        [isFilled, () => messages.required],
        [(value) => formatUsPhone(value) !== null, () => messages.invalid],
      ),
    )
    .overwrite((value) => formatUsPhone(value) ?? value);
}

/** Like `usPhone`, but empty is allowed and becomes undefined. */
export function optionalUsPhone(messages: PhoneMessages = phoneMessages) {
  return z
    .string()
    .overwrite(dropUnseen)
    .trim()
    .nullish()
    .transform((value, ctx) => {
      if (!value) return undefined;
      const formatted = formatUsPhone(value);
      if (formatted) return formatted;
      ctx.addIssue({ code: 'custom', message: messages.invalid });
      return z.NEVER;
    });
}
