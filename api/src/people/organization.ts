import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import type { ApiContext } from '../calls';
import { refuse } from '../refusals';
import { getSignedIn } from './signed-in';
import type { UserRow } from './store';

/** The organization behind the token. @throws 401 for a visitor, 403 for everyone else */
export async function getOrganization(context: ApiContext): Promise<UserRow> {
  const user = await getSignedIn(context);
  if (!user.isOrganisationUser) refuse(403, accountMessages.noPermission);
  return user;
}
