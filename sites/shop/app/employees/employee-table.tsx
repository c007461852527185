import type { Employee } from '@larkwell/contracts/employees/employees';
import { Table } from '@larkwell/ui/table/table';
import { Tag } from '@larkwell/ui/tag/tag';
import { paths } from '../paths';

function EmployeeStatus({ isActive, invitation }: Pick<Employee, 'isActive' | 'invitation'>) {
  if (isActive === '0') return <Tag tone="neutral">Inactive</Tag>;
  if (invitation === 'accepted') return <Tag tone="success">Active</Tag>;
  return invitation === 'waiting' ? (
    <Tag tone="info">Invited</Tag>
  ) : (
    <Tag tone="warning">Invitation expired</Tag>
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
            <EmployeeStatus key="status" {...employee} />,
          ],
        };
      })}
    />
  );
}
