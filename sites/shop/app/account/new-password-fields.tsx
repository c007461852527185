import type { FieldMetadata } from '@conform-to/react';
import { PASSWORD_RULES, passwordMessages } from '@larkwell/contracts/fields/password';
import { secretFieldProps } from '@larkwell/ui/conform';
import { PasswordInput } from '@larkwell/ui/password-input/password-input';

export const newPasswordLabels = { newPassword: 'New password', confirmNewPassword: 'Confirm new password' };

type NewPasswordFieldsProps = { fields: Record<keyof typeof newPasswordLabels, FieldMetadata<string>> };

/** A new password with its rules, and a field to repeat it. */
export function NewPasswordFields({ fields }: NewPasswordFieldsProps) {
  return (
    <>
      <PasswordInput
        {...secretFieldProps(fields.newPassword)}
        label={newPasswordLabels.newPassword}
        kind="new"
        rules={PASSWORD_RULES}
      />
      <PasswordInput
        {...secretFieldProps(fields.confirmNewPassword)}
        label={newPasswordLabels.confirmNewPassword}
        kind="new"
        repeats={{ id: fields.newPassword.id, mismatch: passwordMessages.mismatch }}
      />
    </>
  );
}
