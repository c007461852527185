import { confirmRoutes } from './confirm-routes';
import { slotRoutes } from './slot-routes';

export const appointmentsRoutes = { ...slotRoutes, ...confirmRoutes };
