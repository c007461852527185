import type { User } from '@larkwell/contracts/accounts/accounts';
import type { Person } from '../session/person';

/** The part of an account that the session keeps. */
export const personOf = ({ id, full_name, email, userType, isOrganisationUser }: User): Person => ({
  id,
  name: full_name,
  email,
  userType,
  isOrganisationUser: isOrganisationUser === 1,
});
