import { data, type LoaderFunctionArgs } from '@remix-run/node';

/**
 * The loader of a site's page about a refused form. The page replaces the form's own answer and cannot be opened by its
 * address.
 *
 * @throws 404 unless a form has just been refused
 */
export function loadRefusedForm({ context }: LoaderFunctionArgs) {
  const refused = context.refusedForm;
  if (!refused) throw new Response(null, { status: 404 });
  return data(refused, { status: refused.status });
}
