export { checkAddress, type CheckedAddress } from './check-address';
export { COUNTRY, findStateCode } from './directory';
export { type Coordinates, defaultZone, findPlace, suggestPlaces } from './geocode';
export { placesRoutes } from './routes';
