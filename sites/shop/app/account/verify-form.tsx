import { PostForm } from '@larkwell/platform/forms/post-form';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { Button } from '@larkwell/ui/button/button';
import { fieldProps, summaryErrors } from '@larkwell/ui/conform';
import { ErrorSummary } from '@larkwell/ui/error-summary/error-summary';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import type { z } from 'zod';
import { accountTexts } from '../messages/accounts';
import type { verifyForm } from './code-forms';
import { CodeInput, codeLabel } from './code-input';

const labels = { email: 'Email', code: codeLabel };

interface VerifyFormProps {
  given: z.infer<typeof verifyForm>;
  /** How long no new code can be mailed, in words. */
  newCodeIn?: string | undefined;
}

/** Takes the email address and its mailed code, or sends another code. */
export function VerifyForm({ given, newCodeIn }: VerifyFormProps) {
  const [form, fields] = usePageForm<z.infer<typeof verifyForm>>('verify', given);
  return (
    <PostForm className="stack reading">
      <ErrorSummary errors={summaryErrors(form, labels)} />
      <h1>Verify your email</h1>
      <p>{accountTexts.verifyLead}</p>
      <TextInput {...fieldProps(fields.email)} label={labels.email} type="email" autoComplete="email" />
      <CodeInput field={fields.code} />
      <p className="cluster">
        <Button name="intent" value="verify" busyLabel="LOADING...">
          Verify
        </Button>
        {!newCodeIn && (
          <Button name="intent" value="new-code" variant="secondary">
            Email me a new code
          </Button>
        )}
      </p>
      {newCodeIn && <p>{accountTexts.codeAgainIn(newCodeIn)}</p>}
    </PostForm>
  );
}
