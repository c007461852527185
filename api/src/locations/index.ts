export { listNearestFree } from './nearest-free';
export { describeOffer } from './offer-terms';
export { rollSlots } from './roll-slots';
export { locationsRoutes } from './routes';
export { listAvailability, slotView } from './slots';
export { locations, shownLocation, slots } from './tables';
