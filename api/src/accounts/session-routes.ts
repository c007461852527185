import { api } from '../http/api';
import { getSession } from '../http/sessions';
import { endOwnSession, listOwnSessions } from './own-sessions';
import { endOtherSessions } from './session-end';

export const sessionRoutes = {
  listSessions: api.accounts.listSessions.handler(async ({ context }) => ({
    data: await listOwnSessions(context.deps.db, await getSession(context)),
  })),

  endSession: api.accounts.endSession.handler(async ({ input, context }) => {
    await endOwnSession(context.deps.db, input.id, input.sessionId);
    return { success: true as const };
  }),

  endOtherSessions: api.accounts.endOtherSessions.handler(async ({ input, context }) => {
    const { tokenHash } = await getSession(context);
    await endOtherSessions(context.deps.db, input.id, tokenHash);
    return { success: true as const };
  }),
};
