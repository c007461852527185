import type { Access } from '@larkwell/platform/access/access';
import { paths } from '../paths';
import type { Person } from '../session/person';

/** The visitor, as far as guards and menus care; null if not signed in. */
export type Visitor = Pick<Person, 'userType' | 'isOrganisationUser'> | null;

export type GuardAnswer = { allow: true } | { allow: false; to: string; denied: boolean };

const allow: GuardAnswer = { allow: true };

/**
 * What happens when this visitor requests a page with this access. `denied` means the permission text is shown on the
 * page they land on. `asked` is the requested path with its query, to return to after signing in.
 */
export function guard(visitor: Visitor, access: Access, asked: string): GuardAnswer {
  if (access === 'public' || access === 'open') return allow;
  if (access === 'guests') return visitor ? { allow: false, to: '/home', denied: false } : allow;
  if (!visitor) return { allow: false, to: paths.signIn({ redirectTo: asked }), denied: false };
  const allowed =
    access === 'signed-in' ||
    (access === 'normal-user' && visitor.userType === 'Normal User') ||
    (access === 'organization' && visitor.isOrganisationUser);
  return allowed ? allow : { allow: false, to: paths.home(), denied: true };
}
