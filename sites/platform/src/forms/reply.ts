import type { TermsChange } from '@larkwell/contracts/terms';
import type { Submission, SubmissionResult } from '@conform-to/dom';
import { data } from '@remix-run/node';
import type { Refusal } from '../client/refusal';

interface ReplyOptions {
  /** Fields that never travel back to the browser, such as `ssn`. */
  hideFields?: string[];
  /** The API's answer, when it was the API that refused. */
  refusal?: Refusal;
  /** Sentence for the whole form, shown first in the error summary. */
  formError?: string;
  /** Messages by field that this site found itself. */
  fieldErrors?: Record<string, string[]>;
}

/** What a page with several forms or states is told beside the form's result, such as which form it was. */
type Also = Record<string, string | readonly string[] | readonly TermsChange[] | boolean | null | undefined>;

/**
 * Sends a form back to its page with everything typed except `hideFields`: at 400 (or the refusal's own status) when
 * something is wrong with it, else at 200 (a button that only fills something in). The page reads it with
 * `useActionData`.
 */
export function replyToForm<Schema, Value>(
  submission: Submission<Schema, string[], Value>,
  { hideFields, refusal, formError, fieldErrors = refusal?.errorData }: ReplyOptions = {},
  also: Also = {},
) {
  const sentence = refusal && !fieldErrors ? refusal.errorMessage : formError;
  const result = submission.reply({
    hideFields,
    ...(sentence ? { formErrors: [sentence] } : {}),
    ...(fieldErrors ? { fieldErrors } : {}),
  } as Parameters<typeof submission.reply>[0]) as SubmissionResult<string[]>;
  const status = refusal?.status ?? (result.status === 'success' ? 200 : 400);
  return data({ ...also, result }, { status, headers: retryHeader(refusal) });
}

function retryHeader(refusal: Refusal | undefined): Record<string, string> {
  return refusal?.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : {};
}
