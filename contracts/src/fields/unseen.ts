import { z } from 'zod';

/** Scripts whose letters change their shape at a joiner. */
const joined = [
  ...['Arabic', 'Syriac', 'Nko', 'Mandaic', 'Mongolian', 'Adlam', 'Hanifi_Rohingya'],
  ...['Devanagari', 'Bengali', 'Gurmukhi', 'Gujarati', 'Oriya', 'Tamil', 'Telugu', 'Kannada', 'Malayalam'],
  ...['Sinhala', 'Tibetan', 'Myanmar', 'Khmer', 'Balinese', 'Javanese', 'Sundanese', 'Tai_Tham', 'Cham'],
]
  .map((script) => String.raw`\p{Script_Extensions=${script}}`)
  .join('');

/** Invisible characters with a use: joiners inside a word of those scripts, and what shapes an emoji. */
const useful = [
  String.raw`(?<=[${joined}])[\u200c\u200d](?=[${joined}])`,
  String.raw`(?<=\p{Extended_Pictographic}\ufe0f?|\p{Emoji_Modifier})\u200d(?=\p{Extended_Pictographic})`,
  String.raw`(?<=\p{Extended_Pictographic})\ufe0f`,
  String.raw`(?<=[#*\d])\ufe0f(?=\u20e3)`,
].join('|');

/** Such as a zero-width space, a soft hyphen, or a mark that changes the text direction. */
const unseen = String.raw`[\p{Default_Ignorable_Code_Point}\ufff9-\ufffc]`;

const everyUnseen = new RegExp(unseen, 'gu');
const needless = new RegExp(`(${useful})|${unseen}`, 'gu');
/** Anything but spaces, the blank Braille pattern, and combining marks, which need a letter. */
const seen = /[^\s\p{M}\u2800]/u;

/** Text without invisible characters, such as those that are copied along with an email address. */
export const dropUnseen = (text: string) => text.replace(everyUnseen, '');

/**
 * Text in the one form in which it is stored and compared: composed, with only those invisible characters that
 * shape what is seen. Empty if nothing is seen.
 */
export function dropNeedless(text: string): string {
  const kept = text.normalize('NFC').replace(needless, '$1');
  return seen.test(kept) ? kept : '';
}

/** Text in which no invisible character has a use, such as an email address, a number or a date. */
export const plainText = (required: string | (() => string)) =>
  z.string({ error: required }).overwrite(dropUnseen).trim();
