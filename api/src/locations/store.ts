import {
  LOCATION_LIMIT,
  LOCATION_RADIUS_MILES,
  type Location,
} from '@larkwell/contracts/locations/locations';
import type { TestType } from '@larkwell/contracts/test-types';
import { and, asc, between, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import type { Coordinates } from '../services/geocode';
import { locations, shownLocation } from './tables';

const earthMiles = 3958.8;
const milesPerDegree = 69.1;

/** The open locations within 100 miles that offer the test, nearest first, 20 at most. */
export async function listNearest(
  db: Queryable,
  { latitude, longitude }: Coordinates,
  testType: TestType,
): Promise<(Location & { distanceMiles: number })[]> {
  const degrees = LOCATION_RADIUS_MILES / milesPerDegree;
  const degreesAlong = degrees / Math.max(0.1, Math.cos((latitude * Math.PI) / 180));
  const here = {
    latitude: sql`${latitude}::double precision`,
    longitude: sql`${longitude}::double precision`,
  };
  const distance = sql<number>`${earthMiles}::double precision * 2 * asin(least(1, sqrt(
    power(sin(radians(${locations.latitude} - ${here.latitude}) / 2), 2) +
    cos(radians(${here.latitude})) * cos(radians(${locations.latitude})) *
    power(sin(radians(${locations.longitude} - ${here.longitude}) / 2), 2))))`;
  const rows = await db
    .select({ ...shownLocation, distance })
    .from(locations)
    .where(
      and(
        eq(locations.isOpen, true),
        between(locations.latitude, latitude - degrees, latitude + degrees),
        between(locations.longitude, longitude - degreesAlong, longitude + degreesAlong),
        sql`${testType} = any (${locations.testTypes})`,
        sql`${distance} <= ${LOCATION_RADIUS_MILES}`,
      ),
    )
    .orderBy(asc(distance), asc(locations.id))
    .limit(LOCATION_LIMIT);
  return rows.map(({ distance: miles, ...location }) => ({
    ...location,
    distanceMiles: Math.round(miles * 10) / 10,
  }));
}

/** Null for a location that does not exist or is closed. */
export async function findLocation(db: Queryable, id: string): Promise<Location | null> {
  const [row] = await db
    .select(shownLocation)
    .from(locations)
    .where(and(eq(locations.id, id), eq(locations.isOpen, true)));
  return row ?? null;
}
