import type { TermsChange } from '@larkwell/contracts/terms';
import type { Submission, SubmissionResult } from '@conform-to/dom';
import { data } from '@remix-run/node';
import type { Refusal } from '../client/refusal';

interface ReplyOptions {
  /** Fields that never go back to the browser, such as `ssn`. */
  hideFields?: string[];
  /** The API's answer, if the API refused. */
  refusal?: Refusal;
  /** Sentence about the whole form, shown first in the error summary. */
  formError?: string;
  /** This site's own messages, by field. */
  fieldErrors?: Record<string, string[]>;
}

/** Extra data for a page with several forms or states, such as which form it was. */
type Also = Record<string, string | readonly string[] | readonly TermsChange[] | boolean | null | undefined>;

/**
 * Sends a form back to its page with everything typed except `hideFields`: with 400 (or the refusal's own status) if
 * something is wrong, otherwise with 200 (for a button that only fills something in). The page reads it with
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
