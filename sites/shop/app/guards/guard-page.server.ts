import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { Guard } from '@larkwell/platform/serving/answer-pages';
import { pageOf } from '@larkwell/platform/serving/route-access';
import { answerSignedOutPress } from '../checkout/signed-out-press.server';
import { notices, sessions } from '../session/session.server';
import { guard } from './route-guards';

/** Redirects a visitor who may not open a page, before any of the page runs. */
export const guardPage: Guard = async (request, access) => {
  const session = await sessions.get(request);
  const { pathname, search } = new URL(request.url);
  const page = pageOf(pathname);
  const answer = guard(
    session.get('person') ?? null,
    access,
    request.method === 'GET' ? page + search : page,
  );
  if (answer.allow) return undefined;
  const pressed = await answerSignedOutPress(request, page);
  if (pressed) return pressed;
  const denied = answer.denied
    ? await notices.give({ tone: 'error', text: accountMessages.noPermission })
    : undefined;
  return seeOther(answer.to, denied);
};
