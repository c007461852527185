import type { User } from '@larkwell/contracts/accounts/accounts';
import type { UserRow } from '../people';

/** A person as calls return one: never the hash, never the employer. */
export function asUser(row: UserRow): User {
  return {
    id: row.id,
    full_name: row.fullName,
    email: row.email,
    phonenumber: row.phonenumber,
    userType: row.userType,
    isOrganisationUser: row.isOrganisationUser ? 1 : 0,
    stripeCustomerId: row.stripeCustomerId,
    address: row.address,
    country: row.country,
    country_id: row.countryId,
    state: row.state,
    state_id: row.stateId,
    city: row.city,
    city_id: row.cityId,
    zipCode: row.zipCode,
  };
}
