import { inEachLanguage } from '../language/language';
import { LONGEST_NAME } from '../numbers/accounts';
import { firstFailing } from './first-failing';
import { requiredText, textMessages } from './text';

export const nameMessages = inEachLanguage(
  {
    noLink: 'Write the name without a web or email address. Put a space after a dot.',
    noLetter: 'Write the name with at least one letter or number',
  },
  {
    noLink: 'Escriba el nombre sin dirección web ni correo electrónico. Deje un espacio después del punto.',
    noLetter: 'Escriba el nombre con al menos una letra o un número',
  },
);

/** Whether it has a letter or a number, unless it is empty, which has a sentence of its own. */
const hasLetter = (name: string) => name === '' || /[\p{L}\p{N}]/u.test(name);

/** Signs that mail programs and browsers read as a dot or a slash in an address. */
const plainSigns = (name: string) => name.normalize('NFKC').replaceAll('。', '.');

const address = /:\/\/|\b(?:https?|mailto|tel|javascript|data):|\bwww\.|@/i;

/**
 * Letters or digits, a dot and two or more letters without a space, as in `shop.example`, or four numbers.
 */
const host = /(?<before>[\p{L}\p{N}_-]+)\.(?=(?<after>\p{L}{2,})(?<path>[/:?#])?)|\d+(?:\.\d+){3}/gu;

/** What people write before a capital without a space: `J.Smith`, `St.Mary`. */
const initialOrTitle = /^(?:\p{L}|St|Ste|Mt|Ft|Dr|Mr|Mrs|Ms|Prof|Rev|Jr|Sr)$/u;
const capitalized = /^\p{Lu}\p{L}*\p{Ll}/u;

const hasAddress = (name: string) => address.test(plainSigns(name));

/** The text around each dot that has no space; empty for four numbers. */
const listDots = (name: string) => [...plainSigns(name).matchAll(host)].map(({ groups = {} }) => groups);

const hasHost = (name: string) =>
  listDots(name).some(
    ({ before = '', after = '', path }) =>
      path !== undefined || !initialOrTitle.test(before) || !capitalized.test(after),
  );

/** Whether it contains something like `shop.example/offer` or four numbers, which no company is called. */
const hasPath = (name: string) =>
  listDots(name).some(({ before, path }) => before === undefined || path !== undefined);

interface NameMessages {
  required: string;
  tooLong?: string;
}

/** Whether a name contains nothing that mail programs turn into a link. */
export const isPersonName = (name: string) => !hasAddress(name) && !hasHost(name);

/** A person's name. It is repeated in mails to others, so it contains no link and no line break. */
export function personName(messages: NameMessages = textMessages, { max = LONGEST_NAME } = {}) {
  return requiredText(messages, { max }).superRefine(
    firstFailing([hasLetter, () => nameMessages.noLetter], [isPersonName, () => nameMessages.noLink]),
  );
}

/**
 * Like `personName`, but may be a company's name with a dot, such as `Booking.com Inc.`; mails add a space at
 * the dot.
 */
export function organizationName(messages: NameMessages = textMessages, { max = LONGEST_NAME } = {}) {
  return requiredText(messages, { max }).superRefine(
    firstFailing(
      [hasLetter, () => nameMessages.noLetter],
      [(name) => !hasAddress(name) && !hasPath(name), () => nameMessages.noLink],
    ),
  );
}
