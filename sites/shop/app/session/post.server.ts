import { forms } from './session.server';
import type { Visit } from './visit.server';

/** What an action starts with. */
export type Post<From extends Visit> = { visit: From; form: FormData };

/**
 * The start of every action: who posts, and what. The only way that the shop reads a form.
 *
 * @param open lets the visitor in: `openVisit`, or one that asks for more
 * @throws what `open` throws, and a refused form (`createSiteForms`)
 */
export async function openPost<From extends Visit>(
  request: Request,
  open: (request: Request) => Promise<From>,
): Promise<Post<From>> {
  const visit = await open(request);
  return { visit, form: await forms.read(request, visit.session.get('token')) };
}
