import { NAME_MAX } from '@larkwell/contracts/numbers/accounts';
import type { FieldMetadata } from '@conform-to/react';
import { checkboxProps, fieldProps } from '@larkwell/ui/conform';
import { Checkbox } from '@larkwell/ui/checkbox/checkbox';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { accountTexts } from '../messages/accounts';

export const ownerLabels = { full_name: 'Name' };

/** The name of the person or organization that an account is for. */
export function OwnerNameField({ field }: { field: FieldMetadata<string> }) {
  return (
    <TextInput
      {...fieldProps(field)}
      label={ownerLabels.full_name}
      hint={`At most ${NAME_MAX} letters`}
      autoComplete="name"
    />
  );
}

/** Whether an account is an organization's. */
export function IsOrganizationField({ field }: { field: FieldMetadata<boolean> }) {
  return <Checkbox {...checkboxProps(field)} label={accountTexts.signUpAsOrganization} />;
}
