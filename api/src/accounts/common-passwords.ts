import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
// The commonest words of the list in @zxcvbn-ts/language-common 4.1.3 (MIT; Dan Wheeler, Dropbox and @zxcvbn-ts), each
// spelled to satisfy the rule: a capital, a digit and a special character in the usual places.
import common from './common-passwords.json';

const sentence = 'This password is one of the most common ones. Choose another.';
let list: Set<string> | undefined;

/**
 * Refuses 10,000 common passwords that satisfy the rule, unless `PASSWORD_LIST=off`. For new passwords only: whoever
 * has one already can still sign in with it.
 * @param field where the sentence is shown
 * @throws 400 with the field
 */
export function refuseCommonPassword({ settings }: Deps, field: string, password: string): void {
  if (!settings.refusesCommonPasswords) return;
  list ??= new Set(common);
  if (list.has(password)) refuse(400, sentence, { errorData: { [field]: [sentence] } });
}
