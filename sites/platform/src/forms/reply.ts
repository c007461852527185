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
}

/**
 * Answers a form that cannot be accepted, with everything typed except `hideFields`, at 400 (or the refusal's own
 * status). The page reads it with `useActionData`.
 */
export function replyToForm<Schema, Value>(
  submission: Submission<Schema, string[], Value>,
  { hideFields, refusal, formError }: ReplyOptions = {},
) {
  const fieldErrors = refusal?.errorData ?? {};
  const sentence = refusal && Object.keys(fieldErrors).length === 0 ? refusal.errorMessage : formError;
  const result = submission.reply({
    hideFields,
    ...(sentence ? { formErrors: [sentence] } : {}),
    ...(refusal ? { fieldErrors } : {}),
  } as Parameters<typeof submission.reply>[0]) as SubmissionResult<string[]>;
  return data({ result }, { status: refusal?.status ?? 400, headers: retryHeader(refusal) });
}

function retryHeader(refusal: Refusal | undefined): Record<string, string> {
  return refusal?.retryAfter ? { 'Retry-After': String(refusal.retryAfter) } : {};
}
