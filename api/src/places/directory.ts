import { findZipCode, listZipCities } from './zip-codes';
import { regions } from './zip-data.at-build';

export interface Place {
  zipCode: string;
  city: string;
  state: string;
}

export const COUNTRY = { id: 'US', name: 'United States' };

// We ship to the states and the district. The ZIP data also has territories and military post.
const notShippedTo = new Set(['BC', 'ON', 'NL', 'NS', 'PE', 'NB', 'QC', 'MB', 'SK', 'AB', 'NT', 'NU', 'YT']);

/** Name of each state by its two-letter code, sorted by name. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  regions
    .filter(([code]) => !notShippedTo.has(code))
    .map(([code, name]): [string, string] => [code, titleCase(name)])
    .sort(([, one], [, other]) => one.localeCompare(other)),
);

function titleCase(name: string): string {
  return name.toLowerCase().replace(/\b(?!of\b)[a-z]/g, (letter) => letter.toUpperCase());
}

/** Sorted city names by state; built when a state is first needed. */
const citiesOfState = new Map<string, string[]>();

export function listCities(state: string): string[] {
  if (!stateNames.has(state)) return [];
  const known = citiesOfState.get(state);
  if (known) return known;
  const cities = new Set<string>();
  for (const place of listZipCities()) if (place.state === state) cities.add(place.city);
  const sorted = [...cities].sort((one, other) => one.localeCompare(other));
  citiesOfState.set(state, sorted);
  return sorted;
}

/** Null for a ZIP code that does not exist or that we do not ship to. */
export function findZip(zipCode: string): Place | null {
  const found = findZipCode(zipCode);
  if (!found || !stateNames.has(found.state)) return null;
  return { zipCode, city: found.city, state: found.state };
}

/** The code for a state given as its code or its name, in any case; null when there is none. */
export function findStateCode(state: string): string | null {
  const typed = state.trim().toLowerCase();
  for (const [code, name] of stateNames) {
    if (code.toLowerCase() === typed || name.toLowerCase() === typed) return code;
  }
  return null;
}

/** A city's id: readable, since it consists of the two parts that identify it. */
export function cityId(city: string, state: string): string {
  return `${state}-${city.toLowerCase().replace(/[^a-z]+/g, '-')}`;
}
