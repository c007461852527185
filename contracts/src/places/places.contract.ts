import { z } from 'zod';
import { calendarDate } from '../fields/date';
import { idSchema, requiredText } from '../fields/text';
import { zip } from '../fields/zip';
import { call } from '../call';
import { citySchema, countrySchema, placeSuggestionSchema, stateSchema, zipPlaceSchema } from './places';

const tags = ['places'];

export const placesContract = {
  countries: call({ access: 'everybody', keep: 3600, limits: [] })
    .route({
      method: 'GET',
      path: '/cart/get-countries-list',
      summary: 'List the countries we ship to',
      tags,
    })
    .output(z.object({ data: z.array(countrySchema) })),
  states: call({ access: 'everybody', keep: 3600, limits: [] })
    .route({
      method: 'GET',
      path: '/cart/get-states-list/{countryId}',
      summary: 'List the states of a country',
      tags,
    })
    .input(z.object({ countryId: idSchema }))
    .output(z.object({ data: z.array(stateSchema) })),
  cities: call({ access: 'everybody', keep: 3600, limits: [] })
    .route({
      method: 'GET',
      path: '/cart/get-cities-list/{stateId}',
      summary: 'List the cities of a state',
      tags,
    })
    .input(z.object({ stateId: idSchema }))
    .output(z.object({ data: z.array(citySchema) })),
  zip: call({ access: 'everybody', keep: 3600, limits: [] })
    .route({
      method: 'GET',
      path: '/places/zip/{zipCode}',
      summary: 'Get the city and state of a ZIP code; 404 for one that does not exist',
      tags,
    })
    .input(z.object({ zipCode: zip() }))
    .output(z.object({ data: zipPlaceSchema })),
  today: call({ access: 'everybody', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/places/today',
      summary: 'Get the calendar date at a place, or in Central Time if there is none with that name',
      tags,
    })
    .input(z.object({ search: requiredText(undefined, { max: 100 }) }))
    .output(z.object({ data: calendarDate() })),
  suggest: call({ access: 'everybody', keep: 3600, limits: [] })
    .route({
      method: 'GET',
      path: '/places/suggestions',
      summary: 'Find the typed place, or list those it may mean, the likeliest first',
      description:
        'Reads a ZIP code, a city with or without its state, a nickname or a whole address. A misspelled or ambiguous ' +
        'text is not decided: its place is null.',
      tags,
    })
    .input(z.object({ search: requiredText(undefined, { max: 100 }) }))
    .output(
      z.object({
        /** The place as understood, `Omaha, NE 68102`; null when there is none with that name, or more than one. */
        place: z.string().nullable(),
        data: z.array(placeSuggestionSchema).max(5),
      }),
    ),
};
