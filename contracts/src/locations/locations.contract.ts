import { LOCATION_LIMIT, LOCATION_RADIUS_MILES } from '../numbers/visits';
import { z } from 'zod';
import { calendarDate, instantSchema } from '../fields/date';
import { line, requiredText } from '../fields/text';
import { placeSuggestionSchema } from '../places/places';
import { call } from '../call';
import { DEFAULT_TEST_TYPE, testTypeSchema } from '../test-types';
import { bookingDaySchema, foundLocationSchema, nearestSlotSchema } from './locations';

const tags = ['locations'];

export const locationsContract = {
  list: call({ access: 'everybody', keep: 0, limits: [] })
    .route({
      method: 'GET',
      path: '/test-location/list',
      summary: `List the nearest ${LOCATION_LIMIT} test locations within ${LOCATION_RADIUS_MILES} miles of a ZIP code or "city, state"`,
      description:
        'With `date` and `checked` (location ids, comma separated) the answer also includes the free slots of ' +
        'those locations, so that one call fills the page. `earliest` is for `date`, or else for today. For an unknown or ambiguous place the answer has no locations, `place: null` and suggestions.',
      tags,
    })
    .input(
      z.object({
        location: requiredText(undefined, { max: 100 }),
        testType: testTypeSchema.default(DEFAULT_TEST_TYPE),
        date: calendarDate().optional(),
        checked: line(2000).optional(),
      }),
    )
    .output(
      z.object({
        data: z.array(foundLocationSchema),
        /** The place as understood, `Omaha, NE 68102`, or null when there is none with that name, or more than one. */
        place: z.string().nullable(),
        suggestions: z.array(placeSuggestionSchema),
        /** The bookable dates, today first, in the searched place's zone. */
        dates: z.array(calendarDate()),
        /** The same dates with their free times. */
        days: z.array(bookingDaySchema),
        /** The first free time of the nearest locations that have one, earliest first. */
        nearest: z.array(nearestSlotSchema),
        now: instantSchema,
      }),
    ),
};
