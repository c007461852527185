import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { redirect } from '@remix-run/node';
import { paths } from '../../paths';

export const handle = { access: 'public' } satisfies RouteHandle;

export const loader = () => redirect(paths.home(), 301);
