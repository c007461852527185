import { currentLanguage } from '@larkwell/contracts/language/language';
import { LOCATION_LIMIT, LOCATION_RADIUS_MILES } from '@larkwell/contracts/numbers/visits';
import { type Location } from '@larkwell/contracts/locations/locations';
import type { TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import { clockText, type Queryable } from '../db';
import type { Coordinates } from '../places';

const earthMiles = 3958.8;
export const milesPerDegree = 69.1;

interface NearestRow extends Record<string, unknown> {
  now: string;
  found: (Location & { distanceMiles: number })[];
}

/** The open locations near a place that offer the test, nearest first, and the time by the clock. */
export async function listNearest(
  db: Queryable,
  { latitude, longitude }: Coordinates,
  testType: TestType,
): Promise<{ now: Date; found: NearestRow['found'] }> {
  const degrees = LOCATION_RADIUS_MILES / milesPerDegree;
  const degreesAlong = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const { rows } = await db.execute<NearestRow>(sql`
    with here as (select ${latitude}::float8 as latitude, ${longitude}::float8 as longitude),
    far as (
      select l.*, describe_place(l, ${currentLanguage()}) as told, ${earthMiles}::float8 * 2 * asin(least(1, sqrt(
        power(sin(radians(l.latitude - here.latitude) / 2), 2) + cos(radians(here.latitude)) *
        cos(radians(l.latitude)) * power(sin(radians(l.longitude - here.longitude) / 2), 2)))) as miles
      from here join locations l
        on l.latitude between here.latitude - ${degrees}::float8 and here.latitude + ${degrees}::float8
        and l.longitude between here.longitude - ${degreesAlong}::float8 and here.longitude + ${degreesAlong}::float8
      where l.is_open and ${testType} = any (l.test_types)),
    near as (select * from far where miles <= ${LOCATION_RADIUS_MILES}::float8 order by miles, id limit ${LOCATION_LIMIT})
    select ${clockText} as now, (
      select coalesce(json_agg(json_build_object('id', id, 'name', name, 'street', street, 'city', city, 'state', state,
        'zipCode', zip_code, 'timezone', timezone, 'zone', zone, 'description', told,
        'distanceMiles', round(miles::numeric, 1)) order by miles, id), '[]') from near) as found`);
  return { now: new Date(rows[0]!.now), found: rows[0]!.found };
}
