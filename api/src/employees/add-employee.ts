import type { Employee, NewEmployee } from '@larkwell/contracts/employees/employees';
import { getUser, type UserRow } from '../accounts/store';
import { recordAudit } from '../audit/record-audit';
import { spend } from '../budgets/spend';
import { mailTo, refuseExceeded } from '../budgets/spend-or-refuse';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { findCheckedAddress } from './checked-address';
import { mailInvitation } from './invitation';
import { findEmployee, insertEmployee } from './store';

const known = 'This email address has an account already.';

/**
 * Invites an employee by a mail to set a password. Until then there is no account, and the address stays its owner's.
 * @throws 422 address-not-valid; 409 when the email address has an account, or this organization's invitation; 429
 */
export async function addEmployee(deps: Deps, organisation: UserRow, given: NewEmployee): Promise<Employee> {
  const { fullName, email, phone } = given;
  const address = findCheckedAddress(given);
  return deps.inTransaction(async (tx) => {
    const employee = { organisationId: organisation.id, email, fullName, phone, address };
    const id = await insertEmployee(tx.db, employee);
    if (!id) refuse(409, known, { errorData: { email: [known] } });
    const uses = [{ budget: 'invitations', subject: organisation.id } as const, mailTo(email)];
    refuseExceeded(await spend(tx.db, deps.settings, `employee ${id}`, uses));
    await mailInvitation(deps, tx, await getUser(tx.db, id));
    await recordAudit(
      { ...deps, db: tx.db },
      { actor: organisation.id, action: 'employee-added', subject: id, person: id },
    );
    return (await findEmployee(tx.db, organisation.id, id))!;
  });
}
