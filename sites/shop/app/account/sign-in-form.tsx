import { fieldProps, secretFieldProps, summaryErrors } from '@larkwell/ui/conform';
import { Button } from '@larkwell/ui/button/button';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { Link } from '@larkwell/ui/link/link';
import { PasswordInput } from '@larkwell/ui/password-input/password-input';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { z } from 'zod';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { paths } from '../paths';
import type { signInForm } from './sign-in-forms';

type SignInFormProps = {
  /** Where to go afterwards. */
  redirectTo: string;
  /** Fills in the field. */
  email: string;
  /** The account is not verified yet: offer a new code. */
  isUnverified?: boolean;
};

/** Email and password, on the page and in the header's dialog. */
export function SignInForm({ redirectTo, email, isUnverified }: SignInFormProps) {
  const [form, fields] = usePageForm<z.infer<typeof signInForm>>('sign-in', { email });
  return (
    <PostForm action={paths.signIn()} className="stack">
      <ErrorSummary errors={summaryErrors(form, { email: 'Email', password: 'Password' })} />
      {isUnverified && (
        <p>
          <Button name="intent" value="new-code" variant="secondary">
            Email me a new code
          </Button>
        </p>
      )}
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <TextInput
        {...fieldProps(fields.email)}
        label="Email"
        type="email"
        autoComplete="username"
        spellCheck={false}
      />
      <PasswordInput {...secretFieldProps(fields.password)} label="Password" kind="current" />
      <Button name="intent" value="sign-in" wide busyLabel="LOADING...">
        Login
      </Button>
      <p>
        <Link href={paths.forgotPassword()} standalone>
          Forgot password?
        </Link>
      </p>
    </PostForm>
  );
}
