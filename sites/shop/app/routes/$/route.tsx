import type { RouteHandle } from '@larkwell/platform/serving/page-handle';

export const handle = { access: 'open' } satisfies RouteHandle;

/** Any path that no other route matches. */
export function loader(): never {
  throw new Response(null, { status: 404 });
}

export const action = loader;

export default function NotFoundPage() {
  return null;
}
