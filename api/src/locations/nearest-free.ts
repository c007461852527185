import {
  LOCATION_RADIUS_MILES,
  BOOKING_DAYS,
  CUTOFF_MINUTES,
  HOUSEHOLD_SPREAD_MINUTES,
} from '@larkwell/contracts/numbers/visits';
import { type Location, type NearestSlot } from '@larkwell/contracts/locations/locations';
import type { TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { sealTerms } from '../terms';
import { describeOffer } from './offer-terms';
import { slotView } from './slots';
import { milesPerDegree } from './store';

/** How far from the wanted time a free one may be. */
const nearDays = 3;
const radiusDegrees = LOCATION_RADIUS_MILES / milesPerDegree;

/**
 * Up to three free slots to replace an unavailable one: those of its own location closest in time, then of
 * the nearest others within the radius of a search. Only where the test is offered and, for
 * several people, where enough places are free around it.
 */
export async function listNearestFree(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  slotId: string,
  testType: TestType,
  people = 1,
): Promise<NearestSlot[]> {
  const spread = sql`make_interval(mins => ${HOUSEHOLD_SPREAD_MINUTES}::integer)`;
  const cutoff = sql`clock.now + make_interval(mins => ${CUTOFF_MINUTES}::integer)`;
  const hasEnough =
    people === 1
      ? sql``
      : sql` and (
          select sum(o.capacity - o.taken) from slots o
          where o.location_id = near.id and o.starts_at between s.starts_at - ${spread} and s.starts_at + ${spread}
            and o.starts_at >= ${cutoff}) >= ${people}`;
  const { rows } = await db.execute<{ id: string; starts_at: string; location: Location }>(sql`
    with clock as materialized (select app_now() as now),
    wanted as (
      select s.id, s.starts_at, l.latitude, l.longitude
      from slots s join locations l on l.id = s.location_id where s.id = ${slotId}),
    near as (
      select l.*, wanted.id as wanted_id, wanted.starts_at as wanted_at, sqrt(power(l.latitude - wanted.latitude, 2)
        + power((l.longitude - wanted.longitude) * cos(radians(wanted.latitude)), 2)) as degrees
      from wanted join locations l
        on l.latitude between wanted.latitude - ${radiusDegrees}::float8 and wanted.latitude + ${radiusDegrees}::float8
      where l.is_open and ${testType} = any (l.test_types))
    select free.id, free.starts_at, json_build_object('id', near.id, 'name', near.name, 'street', near.street,
      'city', near.city, 'state', near.state, 'zipCode', near.zip_code, 'zone', near.zone, 'timezone', near.timezone) as location
    from clock cross join near cross join lateral (
      select s.id, s.starts_at, abs(extract(epoch from s.starts_at - near.wanted_at)) as apart
      from slots s
      where s.location_id = near.id and s.id <> near.wanted_id and s.taken < s.capacity
        and s.starts_at between near.wanted_at - make_interval(days => ${nearDays}::integer) and near.wanted_at + make_interval(days => ${nearDays}::integer)
        and s.starts_at >= ${cutoff}
        and s.starts_at <
          (((clock.now at time zone near.zone)::date + ${BOOKING_DAYS}::integer)::timestamp at time zone near.zone)${hasEnough}
      order by apart, s.starts_at limit 3) as free
    where near.degrees <= ${radiusDegrees}::float8
    order by near.degrees, near.id, free.apart, free.starts_at
    limit 3`);
  return rows.map(({ id, starts_at, location }) => ({
    ...slotView({ id, locationId: location.id, startsAt: new Date(starts_at) }, location.zone),
    locationName: location.name,
    timezone: location.timezone,
    terms: sealTerms(describeOffer(location, testType), settings.keyring),
  }));
}
