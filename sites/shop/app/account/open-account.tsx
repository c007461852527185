import type { z } from 'zod';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { Button } from '@larkwell/ui/button/button';
import { summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { accountTexts } from '../messages/accounts';
import type { openAccountForm } from './code-forms';
import { NewPasswordFields, newPasswordLabels } from './new-password-fields';
import { IsOrganizationField, OwnerNameField, ownerLabels } from './owner-fields';

/** For a person who proved an address in another browser: asks who the account is for and for its password. */
export function OpenAccount({ email }: { email: string }) {
  const [form, fields] = usePageForm<z.infer<typeof openAccountForm>>('open-account');
  return (
    <PostForm className="stack reading">
      <ErrorSummary errors={summaryErrors(form, { ...ownerLabels, ...newPasswordLabels })} />
      <h1>Finish your account</h1>
      <p>
        You confirmed <b>{email}</b>.
      </p>
      <p>{accountTexts.openLead}</p>
      <OwnerNameField field={fields.full_name} />
      <IsOrganizationField field={fields.isOrganisationUser} />
      <NewPasswordFields fields={fields} />
      <p>
        <Button name="intent" value="choose-password" busyLabel="LOADING...">
          Open my account
        </Button>
      </p>
    </PostForm>
  );
}
