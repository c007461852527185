import type { Coordinates } from './found-place';

const milesPerDegree = 69.1;

/** Miles between two places that are not far apart. */
export function milesBetween(one: Coordinates, other: Coordinates): number {
  const north = one.latitude - other.latitude;
  const east = (one.longitude - other.longitude) * Math.cos((one.latitude * Math.PI) / 180);
  return milesPerDegree * Math.hypot(north, east);
}
