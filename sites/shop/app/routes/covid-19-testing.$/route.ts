import type { RouteHandle } from '@larkwell/platform/serving/page-handle';

export const handle = { access: 'public' } satisfies RouteHandle;

export { loader } from '../covid-19-testing._index/route';
