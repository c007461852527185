import type { Employee, NewEmployee } from '@larkwell/contracts/employees/employees';
import { askForMail } from '../accounts';
import type { UserRow } from '../people';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { mailTo, spendOrRefuse } from '../http';
import { findCheckedAddress } from './checked-address';
import { findEmployee, inviteEmployee } from './store';

const listed = 'One of your employees already has this email address.';

/**
 * Invites an employee with a mail to set a password. Until then there is no account, and the address remains
 * its owner's. Gives the same answer for an address that already has an account; only its owner learns of
 * that. Inviting someone who has not accepted yet mails the invitation again.
 * @throws 422 address-not-valid; 409 when an employee of this organization has the address; 429
 */
export async function addEmployee(
  deps: Deps,
  organization: UserRow,
  given: NewEmployee,
  visitorAddress: string,
): Promise<Employee> {
  const { fullName, email, phone } = given;
  const address = findCheckedAddress(given);
  const organizationId = organization.id;
  await spendOrRefuse(deps, [
    { budget: 'invitations', subject: organizationId },
    ...mailTo(email, visitorAddress),
  ]);
  const employee = await deps.inTransaction(async (tx) => {
    const id = await inviteEmployee(tx.db, { organizationId, email, fullName, phone, address });
    if (!id) return null;
    await askForMail(deps, tx, { kind: 'invitation', employeeId: id });
    await recordAudit(
      { ...deps, db: tx.db },
      { actor: organizationId, action: 'employee-added', subject: id, person: id },
    );
    return findEmployee(tx.db, organizationId, id);
  });
  return employee ?? refuse(409, listed, { errorData: { email: [listed] } });
}
