export { listNearestFree } from './nearest-free';
export { locationJson } from './location-json';
export { describeOffer } from './offer-terms';
export { rollSlots } from './roll-slots';
export { locationsRoutes } from './routes';
export { isFree, listAvailability, slotView } from './slots';
