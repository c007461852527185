import { eq, inArray, or, type SQL } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { LookupHash } from '../security';
import { personKeys, unwrapFirst, type KeyNeeds } from '../sealing';
import { appointments, type BookingRow } from './tables';

/** A booking with its key, for `db.select`; join `personKeys` on `hasKey`, and unwrap the key. */
export const bookingFields = {
  booking: appointments,
  key: { id: personKeys.id, wrapped: personKeys.wrapped },
};

export const hasKey = eq(personKeys.id, appointments.keyId);

/** The booking that `where` names, locked until the transaction ends; null when there is none. */
export async function lockBooking(
  deps: KeyNeeds & Pick<Deps, 'db'>,
  where: SQL | undefined,
): Promise<BookingRow | null> {
  const rows = await deps.db
    .select(bookingFields)
    .from(appointments)
    .leftJoin(personKeys, hasKey)
    .where(where)
    .for('update', { of: appointments });
  const row = await unwrapFirst(deps, rows);
  return row ? { ...row.booking, key: row.key } : null;
}

/** Bookings of an e-mail address, those from before sealing too. */
export const isOfEmail = (lookupHash: LookupHash, email: string): SQL | undefined =>
  or(inArray(appointments.emailHash, lookupHash.all('email', email)), eq(appointments.patientEmail, email));

/** A booking by its id or its confirmation code, in any case. */
export const isNamed = (lookupHash: LookupHash, named: string): SQL | undefined =>
  or(
    eq(appointments.id, named),
    inArray(appointments.codeHash, lookupHash.all('code', named)),
    eq(appointments.confirmationCode, named.toUpperCase()),
  );

/** Whether anything was ever booked with an e-mail address. */
export async function hasBookings(
  { db, lookupHash }: Pick<Deps, 'db' | 'lookupHash'>,
  email: string,
): Promise<boolean> {
  const [row] = await db
    .select({ id: appointments.id })
    .from(appointments)
    .where(isOfEmail(lookupHash, email))
    .limit(1);
  return row !== undefined;
}
