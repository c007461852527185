import type { CallRules } from '@larkwell/contracts/call';
import { getSignedIn, type UserRow, findSession } from '../people';
import { recordAccessRefusal } from '../audit';
import type { ApiContext } from '../calls';
import { plainRefusals, refuse } from '../refusals';

/**
 * Enforces what a call's contract says about who may make it, before its input is read.
 *
 * @throws 401 for a visitor, 403 for a person without the role, 404 for someone else's account, so that ids
 * reveal nothing
 */
export async function requireAccess(
  { access, owner }: CallRules,
  context: ApiContext,
  input: unknown,
): Promise<void> {
  if (access === 'everybody' || access === 'holder') return;
  if (access === 'site') {
    if (!context.visitor.isSite && !(await findSession(context))) refuse(401, plainRefusals.signIn);
    return;
  }
  const user = await getSignedIn(context);
  const isAllowed = hasRole(user, access);
  if (isAllowed && (!owner || isAbout(user, owner, input))) return;
  const why = isAllowed ? 'not theirs' : 'not their role';
  await recordAccessRefusal(context.deps, { person: user.id, call: context.call.route ?? '', why });
  if (!isAllowed) refuse(403, plainRefusals.noPermission);
  refuse(404, plainRefusals.nothingHere);
}

function hasRole(user: UserRow, access: 'signed-in' | 'normal-user' | 'organization'): boolean {
  if (access === 'organization') return user.isOrganisationUser;
  return access === 'signed-in' || user.userType === 'Normal User';
}

function isAbout(user: UserRow, owner: string, input: unknown): boolean {
  const named = (input as Record<string, unknown> | undefined)?.[owner];
  if (typeof named !== 'string') return false;
  return owner === 'email' ? named.trim().toLowerCase() === user.email : named.trim() === user.id;
}
