import type { Employee } from '@larkwell/contracts/employees/employees';
import { Table } from '@larkwell/ui/table/table';
import { Tag } from '@larkwell/ui/tag/tag';
import { paths } from '../paths';

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
      rows={employees.map(({ id, full_name, email, phone, city, state, isActive }) => ({
        key: id,
        cells: [
          <a key="name" href={paths.employee(id)}>
            {full_name}
          </a>,
          email,
          phone,
          [city, state].filter(Boolean).join(', '),
          <Tag key="status" tone={isActive === '1' ? 'success' : 'neutral'}>
            {isActive === '1' ? 'Active' : 'Inactive'}
          </Tag>,
        ],
      }))}
    />
  );
}
