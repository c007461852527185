import { requiredText, textMessages } from './text';

export const nameMessages = {
  noLink: 'Write the name without a link or a web address',
};

/** The longest name of a person or an organization. */
export const LONGEST_NAME = 60;

const scheme = /:\/\/|\b(?:https?|mailto|tel|javascript|data):|\bwww\./i;
/** `shop.example` and `SHOP.COM`. A dot after an initial or before a capital is part of a name: `J.Smith`, `St.Mary`. */
const host = /[\p{L}\p{N}-]{2,}\.(?:\p{Ll}{2,}|COM|NET|ORG|[Cc]om|[Nn]et|[Oo]rg)(?![\p{L}\p{N}])/u;

const hasLink = (name: string) => scheme.test(name) || host.test(name);

/**
 * The name of a person or an organization. It is repeated in mails to others, so it holds nothing that a mail program
 * makes a link of, and no line break.
 */
export function personName(
  messages: { required: string; tooLong?: string } = textMessages,
  { max = LONGEST_NAME }: { max?: number } = {},
) {
  return requiredText(messages, { max }).refine((name) => !hasLink(name), nameMessages.noLink);
}
