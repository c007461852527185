import type { Employee, NewEmployee } from '@larkwell/contracts/employees/employees';
import { getUser, type UserRow } from '../accounts/store';
import { recordAudit } from '../audit/record-audit';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import type { Limit } from '../security/rate-limits';
import { findCheckedAddress } from './checked-address';
import { mailInvitation } from './invitation';
import { findEmployee, insertEmployee } from './store';

/** Invitations of one organisation: each is a mail to somebody who did not ask for it. */
const invitations: Limit = { name: 'invitation', points: 20, seconds: 86_400 };

const known = 'This email address has an account already.';

/**
 * Opens an account for an employee, who gets a mail to set a password; until then nobody can sign in to it.
 * @throws 422 address-not-valid; 409 when the e-mail address has an account
 */
export async function addEmployee(deps: Deps, organisation: UserRow, given: NewEmployee): Promise<Employee> {
  const { fullName, email, phone } = given;
  const address = findCheckedAddress(given);
  await deps.limits.count(invitations, organisation.id);
  return deps.inTransaction(async (tx) => {
    const employee = { organisationId: organisation.id, email, fullName, phone, address };
    const id = await insertEmployee(tx.db, employee);
    if (!id) refuse(409, known, { errorData: { email: [known] } });
    await mailInvitation(deps, tx, await getUser(tx.db, id));
    await recordAudit(
      { ...deps, db: tx.db },
      { actor: organisation.id, action: 'employee-added', subject: id, person: id },
    );
    return (await findEmployee(tx.db, organisation.id, id))!;
  });
}
