import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { openVisit } from '../../session/visit.server';

/** Any address that no other route claims. The guards speak first: a closed page sends visitors to sign in. */
async function answerNotFound(request: Request): Promise<null> {
  await openVisit(request);
  throw new Response(null, { status: 404 });
}

export const loader = ({ request }: LoaderFunctionArgs) => answerNotFound(request);

export const action = ({ request }: ActionFunctionArgs) => answerNotFound(request);

export default function NotFoundPage() {
  return null;
}
