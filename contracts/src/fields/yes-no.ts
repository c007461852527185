import { choice, textMessages } from './text';

export const YES = '1';
export const NO = '0';

/** `'1'` yes or `'0'` no, as all yes/no answers travel. */
export function yesNo(message: string = textMessages.required) {
  return choice([YES, NO], message);
}
