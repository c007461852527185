import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { openVisit } from '../../session/visit.server';

/** Any address that no other route claims. The guards speak first: a closed page sends visitors to sign in. */
export async function loader({ request }: LoaderFunctionArgs | ActionFunctionArgs): Promise<null> {
  await openVisit(request);
  throw new Response(null, { status: 404 });
}

export const action = loader;

export default function NotFoundPage() {
  return null;
}
