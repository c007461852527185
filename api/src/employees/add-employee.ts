import type { Employee, NewEmployee } from '@larkwell/contracts/employees/employees';
import { findUserByEmail, getUser, type UserRow } from '../accounts/store';
import { recordAudit } from '../audit/record-audit';
import { spend, type Use } from '../budgets/spend';
import { mailTo, refuseExceeded, spendOrRefuse } from '../http/spend-or-refuse';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { findCheckedAddress } from './checked-address';
import { mailInvitation } from './invitation';
import { findEmployee, insertEmployee } from './store';

const listed = 'This email address is among your employees already.';
const known =
  'This email address has an account of its own, and an address belongs to one account only. Ask the person for another address.';

/**
 * Invites an employee by a mail to set a password. Until then there is no account, and the address stays its owner's.
 * A refused address uses up an invitation too, so that nobody tries addresses without end to learn who has an account.
 * @throws 422 address-not-valid; 409 when the email address has an account, or this organization's invitation; 429
 */
export async function addEmployee(
  deps: Deps,
  organisation: UserRow,
  given: NewEmployee,
  visitorAddress: string,
): Promise<Employee> {
  const { fullName, email, phone } = given;
  const address = findCheckedAddress(given);
  const invitation = { budget: 'invitations', subject: organisation.id } as const;
  const employee = await deps.inTransaction(async (tx) => {
    const id = await insertEmployee(tx.db, {
      organisationId: organisation.id,
      email,
      fullName,
      phone,
      address,
    });
    if (!id) return null;
    const uses: Use[] = [invitation, ...mailTo(email, visitorAddress)];
    refuseExceeded(await spend(tx.db, deps.settings, `employee ${id}`, uses));
    await mailInvitation(deps, tx, await getUser(tx.db, id));
    await recordAudit(
      { ...deps, db: tx.db },
      { actor: organisation.id, action: 'employee-added', subject: id, person: id },
    );
    return findEmployee(tx.db, organisation.id, id);
  });
  if (employee) return employee;
  await spendOrRefuse(deps, [invitation]);
  const owner = await findUserByEmail(deps.db, email);
  const sentence = owner && owner.organisationId !== organisation.id ? known : listed;
  return refuse(409, sentence, { errorData: { email: [sentence] } });
}
