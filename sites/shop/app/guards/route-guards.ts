import type { Access } from '@larkwell/platform/access/access';
import { paths } from '../paths';
import type { Person } from '../session/person';

/** Whoever is asking, as far as guards and menus care; null is a visitor who is not signed in. */
export type Visitor = Pick<Person, 'userType' | 'isOrganisationUser'> | null;

export type GuardAnswer = { allow: true } | { allow: false; to: string; denied: boolean };

const allow: GuardAnswer = { allow: true };

/**
 * What happens when this visitor asks for a page of this access. `denied` means the permission text is shown where they
 * land. `asked` is the address with its query, to come back to after signing in.
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
