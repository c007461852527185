import type { Employee, EmployeeChanges } from '@larkwell/contracts/employees/employees';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { endSessionsOf } from '../people';
import { findCheckedAddress } from './checked-address';
import { findEmployee, updateEmployeeRow } from './store';

/**
 * Changes an employee. The email address and omitted fields stay. Deactivating one ends all of their sessions
 * at once.
 * @throws 404 for an employee of another organization; 422 address-not-valid
 */
export async function updateEmployee(
  deps: Deps,
  { organizationId, id, changes }: { organizationId: string; id: string; changes: EmployeeChanges },
): Promise<Employee> {
  const { fullName, phone } = changes;
  const isActive = changes.isActive === '1';
  const address = findCheckedAddress(changes);
  return deps.inTransaction(async ({ db }) => {
    const before = await findEmployee(db, organizationId, id);
    const isOwn = await updateEmployeeRow(db, { organizationId, id, fullName, phone, address, isActive });
    if (!before || !isOwn) refuse(404, 'We can’t find that employee.');
    if (!isActive) await endSessionsOf(db, id);
    if (before.isActive !== changes.isActive) {
      const action = isActive ? 'employee-activated' : 'employee-deactivated';
      await recordAudit({ ...deps, db }, { actor: organizationId, action, subject: id, person: id });
    }
    return (await findEmployee(db, organizationId, id))!;
  });
}
