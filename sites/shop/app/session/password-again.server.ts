import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import { sessions } from './session.server';
import type { Visit } from './visit.server';

/** What goes on once the password has been entered again: a form that was posted, or without `fields` a page. */
export type Interrupted = { to: string; fields: [name: string, value: string][] | null };

/**
 * Asks for the password and then posts the form again, as it was typed.
 *
 * @param form read by `readForm`, so without its token
 */
export async function askPasswordAgain({ session }: Visit, request: Request, form: FormData) {
  const { pathname, search } = new URL(request.url);
  const fields = [...form].filter((field): field is [string, string] => typeof field[1] === 'string');
  session.set('interrupted', { to: pathname.replace(/\.data$/, '') + search, fields });
  return seeOther(paths.passwordAgain(), await sessions.commit(session));
}

const fiveMinutes = 5 * 60 * 1000;

/**
 * Asks for the password before a page whose form cannot be posted twice, such as one with a card field. The five
 * minutes leave five more for filling it in before the API asks.
 *
 * @throws a redirect to the question
 */
export async function needFreshPassword({ session }: Visit, request: Request): Promise<void> {
  if (Date.now() - (session.get('passwordAt') ?? 0) < fiveMinutes) return;
  const { pathname, search } = new URL(request.url);
  session.set('interrupted', { to: pathname.replace(/\.data$/, '') + search, fields: null });
  throw seeOther(paths.passwordAgain(), await sessions.commit(session));
}
