import type { FoundLocation, NearestSlot } from '@larkwell/contracts/locations/locations';
import { bookingDates } from '@larkwell/contracts/slots';
import type { TestType } from '@larkwell/contracts/test-types';
import { readClock } from '../db';
import type { Deps } from '../deps';
import { defaultZone, readPlace } from '../places';
import { sealTerms } from '../terms';
import { bookingDays, earliestTimes, listComingDays } from './coming-days';
import { describeOffer } from './offer-terms';
import { listAvailability } from './slots';
import { listNearest } from './store';

/** How many of the nearest locations are offered by their first free time. */
const nearestShown = 3;

export interface LocationSearch {
  location: string;
  testType: TestType;
  /** `YYYY-MM-DD`, by default today; with `checked`, the answer includes that day's free slots. */
  date?: string;
  /** Location ids, comma separated. */
  checked?: string;
}

/** Everything the scheduler shows, in one call: nearby locations, the dates, and requested slots. */
export async function listLocations({ db, settings }: Pick<Deps, 'db' | 'settings'>, search: LocationSearch) {
  const { place, choices } = readPlace(search.location);
  const { now, found } = place
    ? await listNearest(db, place, search.testType)
    : { now: await readClock(db), found: [] };
  const zone = found[0]?.zone ?? place?.zone ?? defaultZone;
  const asked = new Set(search.checked?.split(',') ?? []);
  const checked = search.date ? found.map(({ id }) => id).filter((id) => asked.has(id)) : [];
  const availability = checked.length ? await listAvailability(db, checked, search.date!) : new Map();
  const dates = bookingDates(now, zone);
  const coming = found.length
    ? await listComingDays(
        db,
        found.map(({ id }) => id),
      )
    : [];
  const date = dates.find((offered) => offered === search.date) ?? dates[0]!;
  const data: FoundLocation[] = found.map((location) => ({
    ...location,
    availability: availability.get(location.id) ?? null,
    earliest: earliestTimes(coming, location.id, date),
    terms: sealTerms(describeOffer(location, search.testType), settings.keyring),
  }));
  return {
    data,
    place: place?.label ?? null,
    suggestions: choices,
    dates,
    days: bookingDays(dates, coming),
    nearest: firstTimes(data, (id) => earliestTimes(coming, id, dates[0]!)[0]),
    now: now.toISOString(),
  };
}

/** The first free time of each of the nearest locations that have one, earliest first. */
function firstTimes(
  locations: readonly FoundLocation[],
  firstOf: (locationId: string) => FoundLocation['earliest'][number] | undefined,
): NearestSlot[] {
  return locations
    .flatMap(({ id, name, timezone, terms }) => {
      const slot = firstOf(id);
      return slot ? [{ ...slot, locationName: name, timezone, terms }] : [];
    })
    .slice(0, nearestShown)
    .sort((one, other) => one.startsAt.localeCompare(other.startsAt));
}
