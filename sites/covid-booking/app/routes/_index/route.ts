import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect } from '@remix-run/node';

export const handle = { access: 'public' } satisfies RouteHandle;

export const loader = () => redirect('/covid-19-testing');
