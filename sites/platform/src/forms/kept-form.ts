import { describeRefused, type RefusedForm } from './refused-form';

/** Returns what was typed, if it can be shown again, with the status of the failed answer. */
export type KeptForm = (status: number) => Promise<RefusedForm | undefined>;

/**
 * Keeps what a browser posts, to show it again if processing fails. Forms with files are not kept.
 *
 * @param request whose body is still unread
 */
export function keepForm(request: Request): KeptForm {
  const isForm = request.headers.get('content-type')?.startsWith('application/x-www-form-urlencoded');
  const isPageAsked = request.headers.get('accept')?.includes('text/html');
  if (request.method !== 'POST' || !isForm || !isPageAsked) return async () => undefined;
  const copy = request.clone();
  return async (status) => {
    const form = await copy.formData().catch(() => null);
    return form ? describeRefused(request, status === 503 ? 503 : 500, form) : undefined;
  };
}
