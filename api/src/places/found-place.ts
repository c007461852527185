import { ZONES } from '@larkwell/contracts/slots';
import type { City } from './cities';
import { stateNames } from './directory';
import { findZipCode } from './zip-codes';

export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** A place on the map. `label` is `Omaha, NE` or `Omaha, NE 68102`. */
export interface FoundPlace extends Coordinates {
  label: string;
  city: string;
  state: string;
  /** IANA zone by longitude: good enough to know what "today" is. */
  zone: string;
}

/** Null for a ZIP code that does not exist or that we do not serve. */
export function findZipPlace(zip: string): FoundPlace | null {
  const found = findZipCode(zip);
  if (!found || !stateNames.has(found.state)) return null;
  const place = placeOf(found);
  return { ...place, label: `${place.label} ${zip}` };
}

export function placeOf({
  city,
  state,
  latitude,
  longitude,
}: Pick<City, keyof Coordinates | 'city' | 'state'>): FoundPlace {
  return { label: `${city}, ${state}`, city, state, latitude, longitude, zone: zoneOf(longitude) };
}

/** For places whose zone is unknown. */
export const defaultZone = ZONES.CT;

function zoneOf(longitude: number): string {
  if (longitude < -114) return ZONES.PST;
  if (longitude < -101) return ZONES.MT;
  return longitude < -86 ? ZONES.CT : ZONES.EST;
}
