export { checkAddress, type CheckedAddress } from './check-address';
export { COUNTRY, findStateCode } from './directory';
export { type Coordinates, defaultZone } from './found-place';
export { findPlace, readPlace } from './read-place';
export { placesRoutes } from './routes';
