import { PASSWORD_RULES, passwordMessages } from '@larkwell/contracts/fields/password';
import { fieldProps, secretFieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { PasswordInput } from '@larkwell/ui/password-input/password-input';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { z } from 'zod';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { paths } from '../paths';
import { HoneypotField } from '../spam/honeypot-field';
import type { signUpForm } from './sign-in-forms';
import { IsOrganizationField, OwnerNameField, ownerLabels } from './owner-fields';

const labels = {
  ...ownerLabels,
  email: 'Email',
  password: 'Password',
  confirmPassword: 'Confirm password',
};

/** The form for a new account, for a person or an organization. */
export function SignUpForm({ redirectTo }: { redirectTo: string }) {
  const [form, fields] = usePageForm<z.infer<typeof signUpForm>>('sign-up');
  return (
    <PostForm action={paths.signUp()} className="stack">
      <ErrorSummary errors={summaryErrors(form, labels)} />
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <OwnerNameField field={fields.full_name} />
      <TextInput
        {...fieldProps(fields.email)}
        label={labels.email}
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordInput
        {...secretFieldProps(fields.password)}
        label={labels.password}
        kind="new"
        rules={PASSWORD_RULES}
      />
      <PasswordInput
        {...secretFieldProps(fields.confirmPassword)}
        label={labels.confirmPassword}
        kind="new"
        repeats={{ id: fields.password.id, mismatch: passwordMessages.mismatch }}
      />
      <IsOrganizationField field={fields.isOrganisationUser} />
      <HoneypotField />
      <Button name="intent" value="sign-up" wide busyLabel="LOADING...">
        Sign Up
      </Button>
    </PostForm>
  );
}
