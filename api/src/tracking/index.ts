export { followParcels } from './follow-parcels';
export { trackingRoutes } from './routes';
