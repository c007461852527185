import { inEachLanguage } from '../language/language';
import { ZIP_LENGTH } from '../numbers/accounts';
import { firstFailing, isFilled } from './first-failing';
import { dropUnseen, plainText } from './unseen';

export interface ZipMessages {
  required: string;
  notDigits: string;
  tooShort: string;
}

/** The shop's sentences. */
export const zipMessages: ZipMessages = {
  required: 'Zip code cannot be empty!',
  notDigits: 'Please provide a valid zip code!',
  tooShort: `Zip code must be ${ZIP_LENGTH} digits!`,
};

/** The booking service uses one sentence for all errors. */
export const bookingZipMessages: ZipMessages = inEachLanguage(
  {
    required: 'This field is required',
    notDigits: 'Please provide a valid zip code!',
    tooShort: `Zip code must be ${ZIP_LENGTH} digits!`,
  },
  {
    required: 'Este campo es obligatorio',
    notDigits: 'Escriba un código postal válido',
    tooShort: `El código postal debe tener ${ZIP_LENGTH} números`,
  },
);

const plusFour = new RegExp(String.raw`^(\d{${ZIP_LENGTH}})-?\d{4}$`);

/** A form's value for a pasted ZIP+4 (68102-1234 or 681021234): the ZIP. Anything else stays as typed. */
export function withoutPlusFour(typed: string): string {
  return dropUnseen(typed).trim().replace(plusFour, '$1');
}

/** Only digits, exactly as many as a ZIP code has. */
export function zip(messages: ZipMessages = zipMessages) {
  return plainText(() => messages.required).superRefine(
    firstFailing(
      [isFilled, () => messages.required],
      [(value) => /^\d+$/.test(value), () => messages.notDigits],
      [(value) => value.length === ZIP_LENGTH, () => messages.tooShort],
    ),
  );
}
