import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { Sweep } from '../jobs';
import { personKeys, unwrapKeys } from '../sealing';
import { bookingFields, hasKey } from './find-bookings';
import { hashPatient, openPatient } from './patient';
import { appointments, type BookingRow } from './tables';

const batch = 200;

/**
 * Hashes bookings anew that were hashed with an older key of `LOOKUP_KEY`. The plain values are sealed in the row. Once
 * `npm run ops -- keys list` counts nothing for the older key, it can be taken out of the environment.
 */
export const rehashBookings: Sweep = {
  name: 'rehash-bookings',
  everySeconds: 3600,
  async run(deps) {
    for (let after: string | null = ''; after !== null;) after = await rehashBatch(deps, after);
  },
};

/** @returns the id of the last booking it has seen; null when there are no more */
function rehashBatch(deps: Deps, after: string): Promise<string | null> {
  const { keyId } = deps.lookupHash;
  const isOutdated = sql`(${appointments.lookupKey} is null or ${appointments.lookupKey} < ${keyId} or ${appointments.lookupKey} > ${keyId})`;
  return deps.inTransaction(async ({ db }) => {
    const rows = await db
      .select(bookingFields)
      .from(appointments)
      .innerJoin(personKeys, hasKey)
      .where(and(isNotNull(appointments.keyId), isOutdated, gt(appointments.id, after)))
      .orderBy(asc(appointments.id))
      .limit(batch)
      .for('update', { of: appointments, skipLocked: true });
    for (const { booking, key } of await unwrapKeys(deps, rows))
      await rehash({ ...deps, db }, { ...booking, key });
    return rows.length === batch ? rows.at(-1)!.booking.id : null;
  });
}

/** One that does not open is left as it is and logged. Of an erased patient nothing is found any more. */
async function rehash({ db, cipher, lookupHash, log }: Deps, booking: BookingRow): Promise<void> {
  try {
    const hashes = hashPatient(lookupHash, openPatient(cipher, booking));
    await db.update(appointments).set(hashes).where(eq(appointments.id, booking.id));
  } catch (error) {
    log.error({ err: error, table: 'appointments', id: booking.id }, 'a booking was not hashed anew');
  }
}
