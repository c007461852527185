import { employeeMessages, type Employee } from '@larkwell/contracts/employees/employees';
import { askForMail } from '../accounts';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { mailTo, spendWithin } from '../http';
import type { UserRow } from '../people';
import { refuse } from '../refusals';
import { findEmployee, renewInvitation } from './store';

/**
 * Mails an invitation again. An invitation that was sent a moment ago is not mailed, and costs nothing of the
 * day's invitations. Says nothing about whether the address has an account.
 * @throws 404 for anyone who is not this organization's employee; 409 for an employee who is inactive or has
 * accepted; 429
 */
export async function sendInvitation(
  deps: Deps,
  organization: UserRow,
  id: string,
  visitorAddress: string,
): Promise<{ message: string; data: Employee }> {
  const organizationId = organization.id;
  return deps.inTransaction(async (tx) => {
    const db = tx.db;
    const isRenewed = await renewInvitation(db, organizationId, id);
    const data = await findEmployee(db, organizationId, id);
    if (!data) refuse(404, 'We can’t find that employee.');
    if (data.invitation === 'accepted') refuse(409, 'This employee has already accepted.');
    if (data.isActive === '0') refuse(409, 'This employee is inactive, so we did not send an invitation.');
    if (!isRenewed) return { message: employeeMessages.invitedJustNow, data };
    await spendWithin({ ...deps, db }, [
      { budget: 'invitations', subject: organizationId },
      ...mailTo(data.email, visitorAddress),
    ]);
    await askForMail(deps, tx, { kind: 'invitation', employeeId: id });
    await recordAudit(
      { ...deps, db },
      { actor: organizationId, action: 'invitation-sent-again', subject: id, person: id },
    );
    return { message: employeeMessages.invited, data };
  });
}
