import { bookingDates } from '@larkwell/contracts/slots';
import type { TestType } from '@larkwell/contracts/test-types';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { defaultZone, findPlace, suggestPlaces } from '../places';
import { sealTerms } from '../terms';
import { describeOffer } from './offer-terms';
import { listAvailability } from './slots';
import { listNearest } from './store';

export interface LocationSearch {
  location: string;
  testType: TestType;
  /** `YYYY-MM-DD`; with `checked`, the answer includes that day's free slots. */
  date?: string;
  /** Location ids, comma separated. */
  checked?: string;
}

/** Everything the scheduler shows, in one call: nearby locations, the dates, and requested slots. */
export async function listLocations({ db, settings }: Pick<Deps, 'db' | 'settings'>, search: LocationSearch) {
  const place = findPlace(search.location);
  const { now, found } = place
    ? await listNearest(db, place, search.testType)
    : { now: await readClock(db), found: [] };
  const zone = found[0]?.zone ?? place?.zone ?? defaultZone;
  const asked = new Set(search.checked?.split(',') ?? []);
  const checked = search.date ? found.map(({ id }) => id).filter((id) => asked.has(id)) : [];
  const availability = checked.length ? await listAvailability(db, checked, search.date!) : new Map();
  return {
    data: found.map((location) => ({
      ...location,
      availability: availability.get(location.id) ?? null,
      terms: sealTerms(describeOffer(location, search.testType), settings.keyring),
    })),
    place: place?.label ?? null,
    suggestions: place ? [] : suggestPlaces(search.location),
    dates: bookingDates(now, zone),
    now: now.toISOString(),
  };
}
