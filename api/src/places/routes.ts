import { dateInZone } from '@larkwell/contracts/time';
import { readClock } from '../db';
import { api } from '../http';
import { refuse } from '../refusals';
import { cityId, COUNTRY, findZip, listCities, stateNames } from './directory';
import { defaultZone } from './found-place';
import { findPlace, readPlace } from './read-place';

export const placesRoutes = {
  countries: api.places.countries.handler(() => ({ data: [COUNTRY] })),

  states: api.places.states.handler(({ input }) => ({
    data:
      input.countryId === COUNTRY.id
        ? [...stateNames].map(([code, name]) => ({ id: code, state_name: name, code }))
        : [],
  })),

  cities: api.places.cities.handler(({ input }) => ({
    data: listCities(input.stateId).map((city) => ({ id: cityId(city, input.stateId), city })),
  })),

  zip: api.places.zip.handler(({ input }) => {
    const place = findZip(input.zipCode);
    if (!place)
      refuse(404, `There is no ZIP code ${input.zipCode}.`, {
        errorData: { zipCode: ['There is no such ZIP code.'] },
      });
    const { zipCode, city, state } = place;
    return {
      data: {
        zipCode,
        city,
        city_id: cityId(city, state),
        state,
        state_id: state,
        state_name: stateNames.get(state)!,
        country: COUNTRY.name,
        country_id: COUNTRY.id,
      },
    };
  }),

  today: api.places.today.handler(async ({ input: { search }, context: { deps } }) => ({
    data: dateInZone(await readClock(deps.db), findPlace(search)?.zone ?? defaultZone),
  })),

  suggest: api.places.suggest.handler(({ input: { search } }) => {
    const { place, choices } = readPlace(search);
    return { place: place?.label ?? null, data: choices };
  }),
};
