import { and, asc, eq, gt, isNotNull, sql } from 'drizzle-orm';
import { rehashSweep } from '../jobs';
import { personKeys, unwrapKeys } from '../sealing';
import { bookingFields, hasKey } from './find-bookings';
import { hashPatient, openPatient } from './patient';
import { appointments } from './tables';

/** Of an erased patient nothing is found any more. */
export const rehashBookings = rehashSweep({
  name: 'rehash-bookings',
  table: 'appointments',
  what: 'a booking',
  async list(deps, after, limit) {
    const { keyId } = deps.lookupHash;
    const isOutdated = sql`(${appointments.lookupKey} is null or ${appointments.lookupKey} < ${keyId} or ${appointments.lookupKey} > ${keyId})`;
    const rows = await deps.db
      .select(bookingFields)
      .from(appointments)
      .innerJoin(personKeys, hasKey)
      .where(and(isNotNull(appointments.keyId), isOutdated, gt(appointments.id, after)))
      .orderBy(asc(appointments.id))
      .limit(limit)
      .for('update', { of: appointments, skipLocked: true });
    return (await unwrapKeys(deps, rows)).map(({ booking, key }) => ({ ...booking, key }));
  },
  async rehash({ db, cipher, lookupHash }, booking) {
    const hashes = hashPatient(lookupHash, openPatient(cipher, booking));
    await db.update(appointments).set(hashes).where(eq(appointments.id, booking.id));
  },
});
