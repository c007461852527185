import { bookingRoutes } from './booking-routes';
import { confirmRoutes } from './confirm-routes';
import { paymentRoutes } from './payment-routes';
import { slotRoutes } from './slot-routes';

export const appointmentsRoutes = { ...slotRoutes, ...confirmRoutes, ...paymentRoutes, ...bookingRoutes };
