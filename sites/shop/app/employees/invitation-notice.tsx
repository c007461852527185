import type { Employee } from '@larkwell/contracts/employees/employees';
import { Link } from '@larkwell/ui/link/link';
import { Notice } from '@larkwell/ui/notice/notice';
import { employeeTexts } from '../messages/employees';
import { paths } from '../paths';
import { formatDay } from '../time/format';

type InvitationNoticeProps = Pick<Employee, 'email' | 'isActive' | 'invitation' | 'invitationEnd'>;

/** Says that an invitation can no longer be accepted, and how to send another. */
export function InvitationNotice({ email, isActive, invitation, invitationEnd }: InvitationNoticeProps) {
  if (invitation === 'accepted') return null;
  if (isActive === '0')
    return (
      <Notice tone="warning" title={employeeTexts.withdrawn}>
        <p>{employeeTexts.withdrawnHelp}</p>
        <p>
          <Link href={paths.addEmployee()} standalone>
            {employeeTexts.addAgain}
          </Link>
        </p>
      </Notice>
    );
  if (invitation === 'waiting') return null;
  return (
    <Notice tone="warning" title={employeeTexts.expired}>
      {invitationEnd && <p>{employeeTexts.expiredHelp(formatDay(invitationEnd))}</p>}
      <p>
        <Link href={paths.employees({ search: email })} standalone>
          {employeeTexts.expiredWayOn}
        </Link>
      </p>
    </Notice>
  );
}
