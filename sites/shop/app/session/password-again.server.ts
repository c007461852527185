import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import { interruptedBy } from './interrupted';
import { sessions } from './session.server';
import type { Visit } from './visit.server';

/**
 * Asks for the password and then posts the form again as typed. A form too long for the session (none of ours is) is
 * opened again instead.
 *
 * @param form as read by `openPost`, so without its token
 */
export async function askPasswordAgain({ session }: Visit, request: Request, form: FormData) {
  session.set('interrupted', interruptedBy(request.url, form));
  return seeOther(paths.passwordAgain(), await sessions.commit(session));
}

const fiveMinutes = 5 * 60 * 1000;

/**
 * Asks for the password before a page whose form cannot be posted twice, such as one with a card field. The page asks
 * after five minutes and the API after ten, which leaves five to fill in the form.
 *
 * @throws a redirect to the password question
 */
export async function needFreshPassword({ session }: Visit, request: Request): Promise<void> {
  if (Date.now() - (session.get('passwordAt') ?? 0) < fiveMinutes) return;
  session.set('interrupted', interruptedBy(request.url, null));
  throw seeOther(paths.passwordAgain(), await sessions.commit(session));
}
