import { accountMessages } from '@larkwell/contracts/accounts/accounts';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import { notices } from './session.server';
import { openSignedInVisit, type SignedInVisit } from './visit.server';

/**
 * Like `openSignedInVisit`, for pages that only organizations may open.
 *
 * @throws a redirect home with the permission text for everyone else
 */
export async function openOrganizationVisit(request: Request): Promise<SignedInVisit> {
  const visit = await openSignedInVisit(request);
  if (visit.person.isOrganisationUser) return visit;
  throw seeOther(paths.home(), await notices.give({ tone: 'error', text: accountMessages.noPermission }));
}
