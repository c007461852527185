import { useRouteLoaderData } from '@remix-run/react';
import type { loader } from '../root';

/** What the page before this one has to say, once; null when nothing. */
export const usePageNotice = () => useRouteLoaderData<typeof loader>('root')?.notice ?? null;
