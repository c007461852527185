import type { z } from 'zod';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { Button } from '@larkwell/ui/button/button';
import { summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { accountTexts } from '../messages/accounts';
import type { choosePasswordForm } from './code-forms';
import { NewPasswordFields, newPasswordLabels } from './new-password-fields';

/** Lets a person who has proved an email address choose the password of its account. */
export function ChoosePassword() {
  const [form, fields] = usePageForm<z.infer<typeof choosePasswordForm>>('choose-password');
  return (
    <PostForm className="stack reading">
      <ErrorSummary errors={summaryErrors(form, newPasswordLabels)} />
      <h1>Choose a password</h1>
      <p>{accountTexts.chooseLead}</p>
      <NewPasswordFields fields={fields} />
      <p>
        <Button name="intent" value="choose-password" busyLabel="LOADING...">
          Set password
        </Button>
      </p>
    </PostForm>
  );
}
