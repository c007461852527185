import type { Employee } from '@larkwell/contracts/employees/employees';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { PhoneInput } from '@larkwell/ui/phone-input/phone-input';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { ReactNode } from 'react';
import { AddressFields } from '../address/address-fields';
import { addressLabels } from '../address/address-form';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { employeeTexts } from '../messages/employees';
import type { Places } from '../places/places.server';
import { HoneypotField } from '../spam/honeypot-field';
import { EmployeeStatusField } from './employee-status';
import { employeeLabels as labels, type EmployeeValues } from './employee-form-rules';

interface EmployeeFieldsProps {
  places: Places;
  /** Set for an existing employee, whose email is shown and cannot be changed. */
  start?: EmployeeValues & Pick<Employee, 'invitation'>;
  /** The heading and what is above it. */
  children: ReactNode;
}

/** One form to add an employee and to edit one. */
export function EmployeeFields({ places, start, children }: EmployeeFieldsProps) {
  const [form, fields] = usePageForm<EmployeeValues>('employee', start);
  return (
    <PostForm className="stack reading">
      {/* Enter presses the first button of a form: without this one, the ZIP look-up. */}
      <button type="submit" name="intent" value="save" hidden tabIndex={-1} />
      <ErrorSummary errors={summaryErrors(form, { ...labels, ...addressLabels })} />
      {children}
      <TextInput {...fieldProps(fields.fullName)} label={labels.fullName} autoComplete="off" />
      {start ? (
        <SummaryList rows={[{ label: labels.email, value: start.email }]} />
      ) : (
        <TextInput
          {...fieldProps(fields.email)}
          label={labels.email}
          hint={employeeTexts.emailHint}
          type="email"
          autoComplete="off"
          spellCheck={false}
        />
      )}
      <PhoneInput {...fieldProps(fields.phone)} label={labels.phone} autoComplete="off" optional />
      <AddressFields fields={fields} places={places} optional />
      {!start && <HoneypotField />}
      {start && (
        <EmployeeStatusField
          field={fields.isActive}
          employee={{ isActive: start.isActive, invitation: start.invitation }}
        />
      )}
      <p>
        <Button name="intent" value="save" busyLabel="LOADING...">
          {start ? 'Save' : 'Add employee'}
        </Button>
      </p>
    </PostForm>
  );
}
