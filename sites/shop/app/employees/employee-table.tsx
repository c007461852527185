import type { Employee } from '@larkwell/contracts/employees/employees';
import { Table } from '@larkwell/ui/table/table';
import { Tag } from '@larkwell/ui/tag/tag';
import { employeeTexts } from '../messages/employees';
import { paths } from '../paths';
import { formatDay } from '../time/format';
import { SendAgain } from './send-again';

const { status } = employeeTexts;

function EmployeeStatus({ employee }: { employee: Employee }) {
  const { isActive, invitation, invitationEnd } = employee;
  if (isActive === '0') return <Tag tone="neutral">{status.inactive}</Tag>;
  if (invitation === 'accepted') return <Tag tone="success">{status.accepted}</Tag>;
  if (invitation === 'waiting') return <Tag tone="info">{status.waiting}</Tag>;
  return (
    <div className="stack" data-gap="small">
      <div>
        <Tag tone="warning">{status.expired}</Tag>
      </div>
      {invitationEnd && <div>{employeeTexts.expiredOn(formatDay(invitationEnd))}</div>}
      <SendAgain {...employee} />
    </div>
  );
}

/** The employees of an organization; each name links to the form. */
export function EmployeeTable({ employees }: { employees: Employee[] }) {
  return (
    <Table
      caption="Employees"
      captionHidden
      columns={[
        { key: 'name', label: 'Name' },
        { key: 'email', label: 'Email' },
        { key: 'phone', label: 'Phone', short: true },
        { key: 'city', label: 'City' },
        { key: 'status', label: 'Status' },
      ]}
      rows={employees.map((employee) => {
        const { id, full_name, email, phone, city, state } = employee;
        return {
          key: id,
          cells: [
            <a key="name" href={paths.employee(id)}>
              {full_name}
            </a>,
            email,
            phone,
            [city, state].filter(Boolean).join(', '),
            <EmployeeStatus key="status" employee={employee} />,
          ],
        };
      })}
    />
  );
}
