/** A form that was not read, and what of it can be sent again. */
export interface RefusedForm {
  /** 403: nothing says that the form came from a page of ours. 400: what came is no form. */
  status: 400 | 403;
  /** Where it was sent, and where its page probably is. */
  action: string;
  back: string;
  /** What was typed, as far as it may travel back to the browser. */
  fields: [name: string, value: string][];
}

const mark = 'X-Refused-Form';

/** Never sent back to a browser; the person types them again. */
const secretName = /password|ssn|licen[cs]e|insurance/i;

/** What an action throws for a form that it does not take; the site answers with its page about that. */
export function refuseForm(refusedForm: RefusedForm): Response {
  return Response.json({ refusedForm }, { status: refusedForm.status, headers: { [mark]: '1' } });
}

/** @param form what could be read of it */
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
    (field): field is [string, string] => typeof field[1] === 'string' && !secretName.test(field[0]),
  );
  return { status, action, back: from?.host === host ? from.pathname + from.search : action, fields };
}

/** The refused form among what the routes of a page threw. */
export function findRefusedForm(errors: Record<string, unknown> | null): RefusedForm | undefined {
  for (const error of Object.values(errors ?? {})) {
    const data = (error as { data?: { refusedForm?: RefusedForm } } | null)?.data;
    if (typeof data === 'object' && data?.refusedForm) return data.refusedForm;
  }
  return undefined;
}

/** The refused form that an answer is about, which is then no answer for anybody. */
export async function readRefusedForm(response: Response): Promise<RefusedForm | undefined> {
  if (!response.headers.has(mark)) return undefined;
  return ((await response.json()) as { refusedForm: RefusedForm }).refusedForm;
}
