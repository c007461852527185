import { stateNames } from './directory';
import { foldName } from './written-names';
import { listZipCities, type ZipCode } from './zip-codes';

/** A city in the middle of its ZIP codes. */
export interface City extends ZipCode {
  zipCount: number;
}

/** Cities by their folded names, the one with the most ZIP codes first. */
const citiesByName = new Map<string, City[]>();

for (const found of listZipCities()) {
  if (!stateNames.has(found.state)) continue;
  const name = foldName(found.city);
  const namesakes = citiesByName.get(name) ?? [];
  const known = namesakes.find(({ state }) => state === found.state);
  // `Mc Lean` and `McLean` in one state are one city; the first name stays.
  if (known) addZipCodes(known, found);
  else citiesByName.set(name, [...namesakes, found]);
}
for (const list of citiesByName.values()) list.sort(byZipCodes);

function addZipCodes(city: City, more: City): void {
  const zipCount = city.zipCount + more.zipCount;
  city.latitude += ((more.latitude - city.latitude) * more.zipCount) / zipCount;
  city.longitude += ((more.longitude - city.longitude) * more.zipCount) / zipCount;
  city.zipCount = zipCount;
}

/** Larger cities first, as far as their ZIP codes tell. */
function byZipCodes(one: City, other: City): number {
  return other.zipCount - one.zipCount;
}

/** The cities with a folded name, the largest first; in all states, or in one. */
export function listNamed(name: string, state?: string): readonly City[] {
  const named = citiesByName.get(name) ?? [];
  return state ? named.filter((city) => city.state === state) : named;
}

/** Every folded name and its cities. */
export const everyName = (): Iterable<[string, readonly City[]]> => citiesByName;

const citiesByState = new Map<string, City[]>();
for (const city of [...citiesByName.values()].flat()) {
  const neighbors = citiesByState.get(city.state);
  if (neighbors) neighbors.push(city);
  else citiesByState.set(city.state, [city]);
}
for (const list of citiesByState.values()) list.sort(byZipCodes);

/** The largest cities of a state. */
export const listLargest = (state: string, count: number): City[] =>
  citiesByState.get(state)?.slice(0, count) ?? [];
