import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { isLikelyPassword } from './likely-passwords';

const sentence = 'This password is easy to guess. Choose another.';

/**
 * Refuses a likely password, unless `PASSWORD_LIST=off`. Applies to new passwords only; an existing one still
 * signs in.
 * @param field where the sentence is shown
 * @throws 400 with the field
 */
export function refuseLikelyPassword({ settings }: Deps, field: string, password: string): void {
  if (!settings.refusesLikelyPasswords) return;
  if (isLikelyPassword(password)) refuse(400, sentence, { errorData: { [field]: [sentence] } });
}
