import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';

/**
 * The form of a page: the typed values and errors if the action sent it back, otherwise `defaultValue`.
 *
 * @param id prefix of the field ids, so that the error summary's links are stable. On a page with several forms it is
 *   also the `intent` they post, by which the reply finds its form.
 * @param faults errors in the default values, by field; an action's reply takes precedence
 */
export function usePageForm<Values extends Record<string, unknown>>(
  id: string,
  defaultValue?: DefaultValue<Values>,
  faults?: Record<string, string[]>,
) {
  const answer = useActionData<{ result?: SubmissionResult<string[]>; form?: string }>();
  const isMine = answer?.form === undefined || answer.form === id;
  const atFirst =
    faults && Object.keys(faults).length > 0 ? ({ status: 'error', error: faults } as const) : undefined;
  return useForm<Values>({ id, lastResult: (isMine && answer?.result) || atFirst, defaultValue });
}
