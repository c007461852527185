import { choice } from './text';

export const YES = '1';
export const NO = '0';

/** `'1'` for yes or `'0'` for no, the wire format of all yes/no answers. */
export function yesNo(message?: string) {
  return choice([YES, NO], message);
}
