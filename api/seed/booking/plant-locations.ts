import { BOOKING_DAYS } from '@larkwell/contracts/numbers/visits';
import { ZONES } from '@larkwell/contracts/slots';
import { sql } from 'drizzle-orm';
import { findPlace } from '../../src/places';
import type { SeedPart } from '../seed-part';
import { describePlace, describePlaceInSpanish, places } from './locations';

/** Locations keep different hours; one in six closes on Sunday, one in seven offers RT-PCR only. */
export const plantLocations: SeedPart = {
  name: 'test locations and their slots',
  async run({ db }) {
    for (const [index, [timezone, zip, name, street]] of places.entries()) {
      const place = findPlace(zip);
      if (!place) throw new Error(`no such ZIP code: ${zip}`);
      const opens = [480, 540, 600][index % 3]!;
      const weekdays = index % 6 === 5 ? [1, 2, 3, 4, 5, 6] : [1, 2, 3, 4, 5, 6, 7];
      const testTypes = index % 7 === 6 ? ['RT-PCR'] : ['RT-PCR', 'Antigen'];
      await db.execute(sql`
        insert into locations (id, name, street, city, state, zip_code, timezone, zone, description, description_es,
          latitude, longitude, test_types, opens_minute, closes_minute, weekdays, slot_capacity)
        values (${`site-${zip}`}, ${`Larkwell ${name}`}, ${street}, ${place.city}, ${place.state}, ${zip},
          ${timezone}, ${ZONES[timezone]}, ${describePlace(index)}, ${describePlaceInSpanish(index)}, ${place.latitude}, ${place.longitude},
          ${sql.param(testTypes)}::text[], ${opens}, ${opens + 540}, ${sql.param(weekdays)}::integer[],
          ${2 + (index % 4)})
        on conflict (id) do nothing`);
    }
    await db.execute(sql`select roll_slots(${BOOKING_DAYS}::integer)`);
  },
};
