import { data, type LoaderFunctionArgs } from '@remix-run/node';

/**
 * The loader of a site's page about a form that was not taken. The page stands in for the form's own answer; there is
 * nothing to see for who opens its address.
 *
 * @throws 404 unless a form has just been refused
 */
export function loadRefusedForm({ context }: LoaderFunctionArgs) {
  const refused = context.refusedForm;
  if (!refused) throw new Response(null, { status: 404 });
  return data(refused, { status: refused.status });
}
