import { zipLines } from './zip-data.at-build';

/** A city and the rows of its ZIP codes: from `first` up to, but not including, `end`. */
interface ZipCity {
  city: string;
  state: string;
  first: number;
  end: number;
}

export interface ZipCode {
  city: string;
  state: string;
  latitude: number;
  longitude: number;
}

const cities: ZipCity[] = [];
const rows = new Map<string, number>();
const cityOfRow: number[] = [];
const latitudes: number[] = [];
const longitudes: number[] = [];

for (const line of zipLines.split('\n')) {
  const [state, city, ...zips] = line.split('|') as [string, string, ...string[]];
  const first = rows.size;
  for (const text of zips) {
    const [zip, latitude, longitude] = text.split(' ') as [string, string, string];
    rows.set(zip, cityOfRow.push(cities.length) - 1);
    latitudes.push(Number(latitude));
    longitudes.push(Number(longitude));
  }
  cities.push({ city, state, first, end: rows.size });
}

/** Null for a code that does not exist; territories and military post are included. */
export function findZipCode(zip: string): ZipCode | null {
  const row = rows.get(zip);
  if (row === undefined) return null;
  const { city, state } = cities[cityOfRow[row]!]!;
  return { city, state, latitude: latitudes[row]!, longitude: longitudes[row]! };
}

/** Every city of the ZIP codes, in the middle of its codes: one of New York is in Asia. */
export function* listZipCities(): Generator<ZipCode & { zipCount: number }> {
  for (const { city, state, first, end } of cities) {
    const middle = (values: number[]) => median(values.slice(first, end));
    yield { city, state, latitude: middle(latitudes), longitude: middle(longitudes), zipCount: end - first };
  }
}

function median(values: number[]): number {
  const sorted = values.sort((one, other) => one - other);
  return (sorted[(sorted.length - 1) >> 1]! + sorted[sorted.length >> 1]!) / 2;
}
