import type { Employee } from '@larkwell/contracts/employees/employees';
import { fieldProps } from '@larkwell/ui/conform';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { employeeTexts } from '../messages/employees';
import { employeeLabels as labels } from './employee-form-rules';

interface EmployeeStatusProps {
  field: Parameters<typeof fieldProps>[0];
  employee: Pick<Employee, 'isActive' | 'invitation'>;
}

const { status } = employeeTexts;

/**
 * Whether an employee is active. An expired invitation makes nobody active, so its status is only shown; sending it
 * again is the way on.
 */
export function EmployeeStatusField({ field, employee: { isActive, invitation } }: EmployeeStatusProps) {
  if (invitation === 'expired')
    return (
      <>
        <input type="hidden" name={field.name} value={isActive} />
        <SummaryList
          rows={[{ label: labels.isActive, value: isActive === '1' ? status.expired : status.inactive }]}
        />
      </>
    );
  return (
    <RadioGroup
      {...fieldProps(field)}
      label={labels.isActive}
      hint={invitation === 'waiting' ? employeeTexts.invitedHint : employeeTexts.activeHint}
      choices={[
        { value: '1', label: status[invitation] },
        { value: '0', label: status.inactive },
      ]}
    />
  );
}
