import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { api } from '../http';
import { getSession } from '../people';
import { endOwnSession, listOwnSessions } from './own-sessions';
import { endOtherSessions } from './session-end';

const recordEnd = (deps: Deps, id: string, action: string) =>
  recordAudit(deps, { actor: id, action, subject: id, person: id });

export const sessionRoutes = {
  listSessions: api.accounts.listSessions.handler(async ({ context }) => ({
    data: await listOwnSessions(context.deps.db, await getSession(context)),
  })),

  endSession: api.accounts.endSession.handler(async ({ input, context }) => {
    const session = await getSession(context);
    await context.deps.inTransaction(({ db }) => endOwnSession(db, session, input.sessionId));
    await recordEnd(context.deps, input.id, 'session-ended');
    return { success: true as const };
  }),

  endOtherSessions: api.accounts.endOtherSessions.handler(async ({ input, context }) => {
    const { tokenHash } = await getSession(context);
    await context.deps.inTransaction(({ db }) => endOtherSessions(db, input.id, tokenHash));
    await recordEnd(context.deps, input.id, 'other-sessions-ended');
    return { success: true as const };
  }),
};
