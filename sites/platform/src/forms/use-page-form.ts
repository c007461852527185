import { useForm, type DefaultValue, type SubmissionResult } from '@conform-to/react';
import { useActionData } from '@remix-run/react';

/**
 * The form of a page: what was typed and what is wrong with it when the action sent it back, else `defaultValue`.
 *
 * @param id prefixes the ids of the fields, so that the error summary's links are stable. On a page with several
 *   forms it is also the `intent` they post, by which the answer finds its form.
 * @param faults what is wrong with the default values already, by field; an action's answer goes before it
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
