import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';

/**
 * The form of a page: what was typed and what is wrong with it when the action sent it back, else `defaultValue`.
 *
 * @param id prefixes the ids of the fields, so that the error summary's links are stable
 */
export function usePageForm<Values extends Record<string, unknown>>(
  id: string,
  defaultValue?: DefaultValue<Values>,
) {
  const answer = useActionData<{ result?: SubmissionResult<string[]> }>();
  return useForm<Values>({ id, lastResult: answer?.result, defaultValue });
}
