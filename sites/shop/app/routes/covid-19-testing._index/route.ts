import type { RouteHandle } from '@larkwell/platform/serving/page-handle';

export const handle = { access: 'public' } satisfies RouteHandle;

export { redirectToBooking as loader } from '../../redirect-to-booking.server';
