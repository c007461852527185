import type { ApiContext } from '../calls';
import { plainRefusals, refuse } from '../refusals';
import { findSession, getSession } from './sessions';
import { findUser, type UserRow } from './store';

/** Cached per call: access is checked before the handler asks again. */
const known = new WeakMap<ApiContext['call'], Promise<UserRow>>();

/** The person behind the token. @throws 401 for a visitor, and for a person deactivated since */
export function getSignedIn(context: ApiContext): Promise<UserRow> {
  const found = known.get(context.call) ?? findActive(context);
  known.set(context.call, found);
  return found;
}

async function findActive(context: ApiContext): Promise<UserRow> {
  const { userId } = await getSession(context);
  const user = await findUser(context.deps.db, userId);
  if (!user?.isActive) refuse(401, plainRefusals.signIn);
  return user;
}

/** Like `getSignedIn`, or null for a visitor without a token. */
export async function findSignedIn(context: ApiContext): Promise<UserRow | null> {
  return (await findSession(context)) ? getSignedIn(context) : null;
}

/**
 * The person behind the token, who must be the one named in the path. @throws 404 for anyone else's id, so
 * that ids reveal nothing
 */
export async function getSelf(context: ApiContext, userId: string): Promise<UserRow> {
  const user = await getSignedIn(context);
  if (user.id !== userId) refuse(404, plainRefusals.nothingHere);
  return user;
}
