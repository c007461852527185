import { forms } from './session.server';
import type { Visit } from './visit.server';

/** What an action starts with. */
export type Post<From extends Visit> = { visit: From; form: FormData };

/**
 * The start of every action: who posts, and what. The shop reads forms only this way.
 *
 * @param open checks the visitor: `openVisit` or a stricter one
 * @throws what `open` throws, and a refused form (`createSiteForms`)
 */
export async function openPost<From extends Visit>(
  request: Request,
  open: (request: Request) => Promise<From>,
): Promise<Post<From>> {
  const visit = await open(request);
  return { visit, form: await forms.read(request, visit.session.get('token')) };
}
