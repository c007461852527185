import { seeOther } from '@larkwell/platform/forms/see-other';
import { paths } from '../paths';
import { openSignedInVisit } from '../session/visit.server';

/**
 * What loaders and actions of the later steps start with.
 *
 * @throws a redirect to the first step if no kit was checked, or to the end if it is already registered
 */
export async function openKitVisit(request: Request, step: 'tester' | 'done') {
  const visit = await openSignedInVisit(request);
  const kit = visit.session.get('kit');
  if (!kit?.kitId || !kit.emailId) throw seeOther(paths.registerKit());
  if (step === 'tester' && kit.isRegistered) throw seeOther(paths.kitConfirmation());
  if (step === 'done' && !kit.isRegistered) throw seeOther(paths.testerInfo());
  return { ...visit, kit };
}
