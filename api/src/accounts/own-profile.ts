import type { OwnProfile } from '@larkwell/contracts/accounts/accounts';
import { findAgreement } from '../agreements';
import type { Queryable } from '../db';
import { findPendingEmail } from './claims';
import { listSavedCards } from './list-saved-cards';
import type { UserRow } from '../people';
import { asUser } from './wire';

/** A person's own profile; for an organization, with its agreement and cards. */
export async function asOwnProfile(db: Queryable, user: UserRow): Promise<OwnProfile> {
  const pending = findPendingEmail(db, user.id);
  if (!user.isOrganisationUser) return { ...asUser(user), pendingEmail: await pending, organisation: null };
  const [pendingEmail, agreement, paymentMethods] = await Promise.all([
    pending,
    findAgreement(db, user.id),
    listSavedCards(db, user.id),
  ]);
  return { ...asUser(user), pendingEmail, organisation: { agreement, paymentMethods } };
}
