import { attemptOr } from '@larkwell/platform/client/refusal';
import { apiFor } from '../api.server';
import { accountTexts } from '../messages/accounts';
import { paths } from '../paths';
import { sessions, type ShopSession } from './session.server';
import { leave } from './sign-out.server';

const fiveMinutes = 5 * 60 * 1000;

/**
 * Asks the API whether the session's token still belongs to its person, at most once every five minutes. Nobody is
 * signed out while the API does not answer, since each later call checks the token anyway.
 *
 * @returns the `Set-Cookie` value that remembers the check, or nothing if none was due
 * @throws a redirect to sign-in, without the session, if the token has ended
 */
export async function checkStillSignedIn(
  session: ShopSession,
  request: Request,
): Promise<string | undefined> {
  const token = session.get('token');
  const person = session.get('person');
  if (!token || !person || Date.now() - (session.get('checkedAt') ?? 0) < fiveMinutes) return undefined;
  const { id, email } = person;
  const answer = await attemptOr(apiFor(request, token).accounts.matchToken({ id, email }), '');
  if (!answer.ok && answer.refusal.code === 'fault') return undefined;
  const matches = answer.ok ? answer.value.data.isMatched : answer.refusal.status !== 401;
  if (!matches) throw await leave(session, paths.signIn(), { tone: 'info', text: accountTexts.sessionEnded });
  session.set('checkedAt', Date.now());
  return sessions.commit(session);
}
