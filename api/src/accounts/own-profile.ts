import type { OwnProfile } from '@larkwell/contracts/accounts/accounts';
import { findAgreement } from '../agreements/store';
import type { Queryable } from '../db/database';
import { listCompanyCards } from '../payments/company-cards';
import type { UserRow } from './store';
import { asUser } from './wire';

/** A person as one sees oneself: an organisation with its agreement and cards. */
export async function asOwnProfile(db: Queryable, user: UserRow): Promise<OwnProfile> {
  if (!user.isOrganisationUser) return { ...asUser(user), organisation: null };
  const [agreement, paymentMethods] = await Promise.all([
    findAgreement(db, user.id),
    listCompanyCards(db, user.id),
  ]);
  return { ...asUser(user), organisation: { agreement, paymentMethods } };
}
