import { json } from '@remix-run/node';
import { sayUnanswered } from '../messages/unanswered';
import { paths } from '../paths';
import { interruptedBy } from '../session/interrupted';
import { sessions } from '../session/session.server';
import { askOr, type SignedInVisit } from '../session/visit.server';
import type { SetupAnswer } from './set-up-card';

/**
 * Answers the card form's request for a setup intent. A session whose password is too old goes to the password question
 * first, then back to the card page.
 *
 * @param page where the card is entered
 */
export async function answerSetup(
  visit: SignedInVisit,
  request: Request,
  page: string,
  call: Promise<{ data: { clientSecret: string } }>,
) {
  const answer = await askOr(visit, request, call, sayUnanswered);
  if (answer.ok) return json<SetupAnswer>({ clientSecret: answer.value.data.clientSecret });
  if (!answer.refusal.reauthenticate) return json<SetupAnswer>({ error: answer.refusal.errorMessage });
  const { session } = visit;
  session.set('interrupted', interruptedBy(new URL(page, request.url).href, null));
  return json<SetupAnswer>(
    { leadTo: paths.passwordAgain() },
    { headers: { 'Set-Cookie': await sessions.commit(session) } },
  );
}
