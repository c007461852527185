import type { Employee, NewEmployee } from '@larkwell/contracts/employees/employees';
import { accountLinks } from '../accounts/links';
import { hashPassword } from '../accounts/passwords';
import { createResetKey } from '../accounts/reset-keys';
import type { UserRow } from '../accounts/store';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import { queueMail } from '../jobs/mail-job';
import type { Limit } from '../security/rate-limits';
import { createToken } from '../security/tokens';
import { findCheckedAddress } from './checked-address';
import { findEmployee, insertEmployee } from './store';
import { welcomeMail } from './welcome-mail';

/** Invitations of one organisation: each is a mail to somebody who did not ask for it. */
const invitations: Limit = { name: 'invitation', points: 200, seconds: 3600 };

const known = 'This email address has an account already.';

/**
 * Opens an account for an employee, who gets a mail to set a password; until then nobody can sign in to it.
 * @throws 422 address-not-valid; 409 when the e-mail address has an account
 */
export async function addEmployee(deps: Deps, organisation: UserRow, given: NewEmployee): Promise<Employee> {
  const { fullName, email, phone } = given;
  const address = findCheckedAddress(given);
  await deps.limits.count(invitations, organisation.id);
  const passwordHash = await hashPassword(createToken());
  return deps.inTransaction(async (tx) => {
    const employee = { organisationId: organisation.id, email, passwordHash, fullName, phone, address };
    const id = await insertEmployee(tx.db, employee);
    if (!id) refuse(409, known, { errorData: { email: [known] } });
    const links = accountLinks(deps.settings.shopUrl);
    const resetLink = links.reset(await createResetKey(tx.db, id));
    const data = { organisation: organisation.fullName, resetLink, forgotLink: links.forgot };
    await queueMail(tx, deps.cipher, welcomeMail, { to: email, data });
    await recordAudit(tx.db, { actor: organisation.id, action: 'employee-added', subject: id });
    return (await findEmployee(tx.db, organisation.id, id))!;
  });
}
