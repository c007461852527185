import { formTokenField } from './form-token-field';

/** A form that was not processed, and the part that can be sent again. */
export interface RefusedForm {
  /**
   * 403: nothing shows that the form came from one of our pages. 400: the body is not a form. 500: processing failed,
   * and nobody knows how far it got. 503: the same, because the API did not answer or
   * failed.
   */
  status: 400 | 403 | 500 | 503;
  /** Where it was sent; `back` is probably the page it was on. */
  action: string;
  back: string;
  /** What was typed, except what may not go back to the browser. */
  fields: [name: string, value: string][];
}

const mark = 'X-Refused-Form';

/** Never sent back to a browser; the person enters them again. */
const secretName = /password|ssn|licen[cs]e|insurance/i;

/**
 * What an action throws to refuse a form; the site answers with its page about refused forms.
 *
 * @param cookies of an answer that this one replaces
 */
export function refuseForm(refusedForm: RefusedForm, cookies: string[] = []): Response {
  const refused = Response.json({ refusedForm }, { status: refusedForm.status, headers: { [mark]: '1' } });
  for (const cookie of cookies) refused.headers.append('Set-Cookie', cookie);
  return refused;
}

/** @param form the part that could be read */
export function describeRefused(
  { url, headers }: Request,
  status: RefusedForm['status'],
  form = new FormData(),
): RefusedForm {
  const { pathname, search, host } = new URL(url);
  const action = pathname + search;
  const referer = headers.get('referer');
  const from = referer && URL.canParse(referer) ? new URL(referer) : undefined;
  const fields = [...form].filter(
    (field): field is [string, string] =>
      typeof field[1] === 'string' && field[0] !== formTokenField && !secretName.test(field[0]),
  );
  return { status, action, back: from?.host === host ? from.pathname + from.search : action, fields };
}

/** The refused form among the errors that a page's routes threw. */
export function findRefusedForm(errors: Record<string, unknown> | null): RefusedForm | undefined {
  for (const error of Object.values(errors ?? {})) {
    const data = (error as { data?: { refusedForm?: RefusedForm } } | null)?.data;
    if (typeof data === 'object' && data?.refusedForm) return data.refusedForm;
  }
  return undefined;
}

/** The refused form attached to a response; that response itself is never sent. */
export async function readRefusedForm(response: Response): Promise<RefusedForm | undefined> {
  if (!response.headers.has(mark)) return undefined;
  return ((await response.json()) as { refusedForm: RefusedForm }).refusedForm;
}
