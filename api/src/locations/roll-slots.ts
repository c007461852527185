import { BOOKING_DAYS } from '@larkwell/contracts/numbers/visits';
import { sql } from 'drizzle-orm';
import type { Sweep } from '../jobs';

/** Creates slots for every bookable day of every open location, and one day to spare. */
export const rollSlots: Sweep = {
  name: 'roll-slots',
  everySeconds: 600,
  async run({ db }) {
    await db.execute(sql`select roll_slots(${BOOKING_DAYS}::integer)`);
  },
};
