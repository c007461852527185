import type { User } from '@larkwell/contracts/accounts/accounts';
import type { Person } from '../session/person';

/** What the session keeps of an account. */
export const personOf = ({ id, full_name, email, userType, isOrganisationUser }: User): Person => ({
  id,
  name: full_name,
  email,
  userType,
  isOrganisationUser: isOrganisationUser === 1,
});
