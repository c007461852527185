import type { PlaceSuggestion } from '@larkwell/contracts/places/places';
import { ZONES } from '@larkwell/contracts/slots';
import { findStateCode, stateNames } from './directory';
import { findZipCode, listZipCities } from './zip-codes';

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

interface City extends Coordinates {
  city: string;
  state: string;
  zipCount: number;
}

/** Cities by `state city` in lowercase, at the mean of their ZIP codes. */
const cities = new Map<string, City>();
/** The same cities by name alone, the one with the most ZIP codes first. */
const citiesByName = new Map<string, City[]>();

for (const found of listZipCities()) {
  if (!stateNames.has(found.state)) continue;
  const name = fold(found.city);
  const key = `${found.state} ${name}`;
  const known = cities.get(key);
  // `Mc Lean` and `McLean` in one state are one city; the first name stays.
  if (known) addZipCodes(known, found);
  else {
    cities.set(key, found);
    const namesakes = citiesByName.get(name);
    if (namesakes) namesakes.push(found);
    else citiesByName.set(name, [found]);
  }
}
for (const list of citiesByName.values()) list.sort((one, other) => other.zipCount - one.zipCount);

function addZipCodes(city: City, more: City): void {
  const zipCount = city.zipCount + more.zipCount;
  city.latitude += ((more.latitude - city.latitude) * more.zipCount) / zipCount;
  city.longitude += ((more.longitude - city.longitude) * more.zipCount) / zipCount;
  city.zipCount = zipCount;
}

function fold(name: string): string {
  return name
    .toLowerCase()
    .replace(/\bst\.?\s/g, 'saint ')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();
}

function cityKey(city: string, state: string): string {
  return `${state} ${fold(city)}`;
}

/**
 * A ZIP code (also ZIP+4), or a city and state in any case with or without a comma; null for anything else.
 */
export function findPlace(text: string): FoundPlace | null {
  const typed = text.trim();
  const zip = /^(\d{5})(?:-\d{4})?$/.exec(typed)?.[1];
  if (zip) return findZipPlace(zip);
  for (const [city, state] of splitCityAndState(typed)) {
    const found = cities.get(cityKey(city, state));
    if (found) return placeOf(found);
  }
  const [only, ...others] = citiesByName.get(fold(typed)) ?? [];
  return only && others.length === 0 ? placeOf(only) : null;
}

function findZipPlace(zip: string): FoundPlace | null {
  const found = findZipCode(zip);
  if (!found || !stateNames.has(found.state)) return null;
  const { city, state, latitude, longitude } = found;
  return { label: `${city}, ${state} ${zip}`, city, state, latitude, longitude, zone: zoneOf(longitude) };
}

function placeOf({ city, state, latitude, longitude }: City): FoundPlace {
  return { label: `${city}, ${state}`, city, state, latitude, longitude, zone: zoneOf(longitude) };
}

/** For places whose zone is unknown. */
export const defaultZone = ZONES.CT;

function zoneOf(longitude: number): string {
  if (longitude < -114) return ZONES.PST;
  if (longitude < -101) return ZONES.MT;
  return longitude < -86 ? ZONES.CT : ZONES.EST;
}

/**
 * Every way to read the text as a city and a state: split at the comma, or before the last one to three
 * words.
 */
function splitCityAndState(text: string): [city: string, state: string][] {
  const readings: [string, string][] = [];
  const read = (city: string, state: string) => {
    const code = findStateCode(state);
    if (code && city.trim()) readings.push([city, code]);
  };
  const comma = text.lastIndexOf(',');
  if (comma > 0) read(text.slice(0, comma), text.slice(comma + 1));
  const words = text.replace(/,/g, ' ').trim().split(/\s+/);
  for (let count = 1; count <= 3 && count < words.length; count += 1) {
    read(words.slice(0, -count).join(' '), words.slice(-count).join(' '));
  }
  return readings;
}

const suggestionLimit = 5;

/**
 * Places that resemble the typed text: the same name elsewhere, names that start with it, then names a few
 * letters away.
 */
export function suggestPlaces(text: string): PlaceSuggestion[] {
  const [reading] = splitCityAndState(text);
  const state = reading?.[1];
  const name = fold(reading?.[0] ?? text.split(',')[0] ?? '');
  if (name.length < 2 || /^\d/.test(name)) return [];
  const scored: { city: City; score: number }[] = [];
  for (const [folded, list] of citiesByName) {
    const score = folded === name ? 0 : folded.startsWith(name) ? 1 : 1 + lettersApart(name, folded, 2);
    if (score > 3) continue;
    for (const city of list) scored.push({ city, score: score + (state && city.state !== state ? 1.5 : 0) });
  }
  scored.sort((one, other) => one.score - other.score || other.city.zipCount - one.city.zipCount);
  return scored
    .slice(0, suggestionLimit)
    .map(({ city: { city, state: code } }) => ({ label: `${city}, ${code}`, city, state: code }));
}

/** Edits (insert, delete, replace) between two names; `limit + 1` as soon as there are more. */
function lettersApart(one: string, other: string, limit: number): number {
  if (Math.abs(one.length - other.length) > limit) return limit + 1;
  let previous = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const current = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const replaced = previous[j - 1]! + (one[i - 1] === other[j - 1] ? 0 : 1);
      const value = Math.min(replaced, previous[j]! + 1, current[j - 1]! + 1);
      current.push(value);
      least = Math.min(least, value);
    }
    if (least > limit) return limit + 1;
    previous = current;
  }
  return previous[other.length]!;
}
