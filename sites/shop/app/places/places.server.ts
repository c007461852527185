import type { Country, State } from '@larkwell/contracts/places/places';
import { need, type Visit } from '../session/visit.server';

export type Places = { country: Country; states: State[] };

let kept: Promise<Places> | undefined;

/** The country we ship to and its states. Fetched once, since they change only with a release. */
export function getPlaces(visit: Visit, request: Request): Promise<Places> {
  kept ??= askForPlaces(visit, request).catch((error) => {
    kept = undefined;
    throw error;
  });
  return kept;
}

async function askForPlaces(visit: Visit, request: Request): Promise<Places> {
  const [country] = (await need(visit, request, visit.api.places.countries())).data;
  if (!country) throw new Error('the API lists no country');
  const states = await need(visit, request, visit.api.places.states({ countryId: country.id }));
  return { country, states: states.data };
}
