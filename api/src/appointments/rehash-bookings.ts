import { sql } from 'drizzle-orm';
import { rehashSweep } from '../jobs';
import { unwrapKeys } from '../sealing';
import { bookingColumns, bookings, type StoredBooking } from './find-bookings';
import { hashPatient, openPatient } from './patient';

/** An erased patient has no hashes to find them by. */
export const rehashBookings = rehashSweep({
  name: 'rehash-bookings',
  table: 'appointments',
  what: 'a booking',
  async list(deps, after, limit) {
    const { keyId } = deps.lookupHash;
    const { rows } = await deps.db.execute<StoredBooking>(sql`
      select ${bookingColumns} from ${bookings}
      where a.key_id is not null and (a.lookup_key is null or a.lookup_key < ${keyId} or a.lookup_key > ${keyId})
        and a.id > ${after}
      order by a.id limit ${limit} for update of a skip locked`);
    return unwrapKeys(deps, rows);
  },
  async rehash({ db, cipher, lookupHash }, booking) {
    const hashes = hashPatient(lookupHash, openPatient(cipher, booking));
    await db.execute(sql`
      update appointments set email_hash = ${hashes.emailHash}, phone_hashes = ${sql.param(hashes.phoneHashes)},
        code_hash = ${hashes.codeHash}, patient_hash = ${hashes.patientHash}, lookup_key = ${hashes.lookupKey}
      where id = ${booking.id}`);
  },
});
