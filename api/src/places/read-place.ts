import { isStreetOrSmall, withoutCountry } from './address-words';
import { listLargest, type City } from './cities';
import { findZipPlace, placeOf, type FoundPlace } from './found-place';
import { milesBetween } from './miles-between';
import { readCity } from './read-city';
import { isOvershadowed, listSimilar } from './similar-cities';
import { findWrittenState } from './state-names';
import { takeZip } from './take-zip';
import { splitParts } from './written-names';

/** A place that a text means beyond doubt, or else the places it may mean, the likeliest first. */
export interface PlaceReading {
  place: FoundPlace | null;
  choices: FoundPlace[];
}

const mostChoices = 5;
/** How far a city may be from the ZIP code that is written beside it. */
const milesFromZip = 30;
/** How far apart two names in one state can be for the same place. */
const milesWithinCity = 15;

/**
 * Reads a place as people write it: a ZIP code, a city with or without its state, a nickname, a whole address. What is
 * misspelled, contradicts itself or means several places is never decided here: those are choices.
 */
export function readPlace(text: string): PlaceReading {
  const parts = withoutCountry(splitParts(text));
  if (parts.length === 0) return unsure([]);
  const taken = takeZip(parts);
  if (taken) return readWithZip(taken);
  const state = findWrittenState(parts.flat());
  return state ? readState(parts, state) : readWithoutZip(parts);
}

/** The place that a text means beyond doubt, or null. */
export const findPlace = (text: string): FoundPlace | null => readPlace(text).place;

function readWithoutZip(parts: string[][]): PlaceReading {
  const { cities, hasState, hasUnread } = readCity(parts);
  const [city] = cities;
  if (!city) return unsure(listSimilar(parts).map(placeOf));
  const isOnePlace = !hasUnread && cities.every((other) => isSamePlace(city, other));
  if (!isOnePlace) return unsure(cities.map(placeOf));
  const isLikeLarger = !hasState && isOvershadowed(city);
  if (isLikeLarger) return unsure([city, ...listSimilar(parts)].map(placeOf));
  return sure(placeOf(city));
}

/** Whether a search finds the same for two cities, as for Brooklyn and New York. */
function isSamePlace(one: City, other: City): boolean {
  return one.state === other.state && milesBetween(one, other) <= milesWithinCity;
}

/** A state alone may mean any of its cities; the district has only one. */
function readState(parts: string[][], state: string): PlaceReading {
  const { cities } = readCity(parts);
  const largest = listLargest(state, mostChoices);
  const [only] = cities;
  if (only && cities.length === 1 && only === largest[0] && state === 'DC') return sure(placeOf(only));
  return unsure([...cities.slice(0, 2), ...largest].map(placeOf));
}

function readWithZip({ zip, rest, isGuess }: NonNullable<ReturnType<typeof takeZip>>): PlaceReading {
  const place = findZipPlace(zip);
  const { cities } = readCity(rest);
  const others = (cities.length > 0 ? cities : rest.length > 0 ? listSimilar(rest) : []).map(placeOf);
  if (!place) return unsure(others);
  if (!isGuess && agrees(place, rest, cities)) return sure(place);
  return unsure([place, ...others]);
}

/** Whether the words beside a ZIP code name a city close to it or its state, or nothing that could be another place. */
function agrees(place: FoundPlace, rest: string[][], cities: readonly City[]): boolean {
  const words = rest.flat();
  if (words.length === 0 || findWrittenState(words) === place.state) return true;
  if (cities.length === 0) {
    const state = findWrittenState(words.slice(-1)) ?? findWrittenState(words.slice(-2));
    return isStreetOrSmall(words) && (!state || state === place.state);
  }
  return cities.some(
    (city) =>
      city.state === place.state && (city.city === place.city || milesBetween(city, place) <= milesFromZip),
  );
}

const sure = (place: FoundPlace): PlaceReading => ({ place, choices: [] });

function unsure(places: readonly FoundPlace[]): PlaceReading {
  const byLabel = new Map(places.map((place) => [place.label, place]));
  return { place: null, choices: [...byLabel.values()].slice(0, mostChoices) };
}
