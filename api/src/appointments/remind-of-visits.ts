import { REMINDER_HOURS } from '@larkwell/contracts/numbers/visits';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { openSealedAnswers } from '../drafts';
import type { Sweep } from '../jobs';
import { speaking } from '../language';
import { unwrapKeys, type Unwrapped } from '../sealing';
import { queueTextMessage } from '../text-messages';
import { mailReminder, visitLink } from './booking-mails';
import { getConfirmedVisit, type ConfirmedVisit } from './confirmation';
import { bookingColumns, bookings, type StoredBooking } from './find-bookings';
import { bookingAt, openPatient } from './patient';
import { tellReminder } from './tell-reminder';

const batch = 100;
const [firstHour, lastHour] = REMINDER_HOURS;

/**
 * Mails each patient the day before the visit, in the daytime of its place, and texts those who asked for it. A
 * visit that was booked or moved on that day gets no reminder: that mail is as recent. A booking that does not open
 * is logged.
 */
export const remindOfVisits: Sweep = {
  name: 'remind-of-visits',
  everySeconds: 600,
  async run(deps) {
    for (let after: string | null = ''; after !== null;) after = await remindBatch(deps, after);
  },
};

/** @returns the id of the last booking in the batch; null when there are no more */
function remindBatch(deps: Deps, after: string): Promise<string | null> {
  return deps.inTransaction(async (tx) => {
    const { rows } = await tx.db.execute<StoredBooking>(sql`
      select ${bookingColumns} from ${bookings} join slots s on s.id = a.slot_id join locations l on l.id = s.location_id
      where s.starts_at > app_now() and s.starts_at < app_now() + make_interval(days => 2)
        and a.status = 'active' and a.checked_in_at is null and a.id > ${after}
        and (app_now() at time zone l.zone)::date = (s.starts_at at time zone l.zone)::date - 1
        and extract(hour from app_now() at time zone l.zone) between ${firstHour} and ${lastHour - 1}
        and (coalesce(a.told_at, a.created_at) at time zone l.zone)::date < (app_now() at time zone l.zone)::date
      order by a.id limit ${batch} for update of a skip locked`);
    const told: string[] = [];
    for (const booking of await unwrapKeys(deps, rows)) {
      try {
        await speaking(booking.language, () => remind(deps, tx, booking));
        told.push(booking.id);
      } catch (error) {
        deps.log.error({ err: error, table: 'appointments', id: booking.id }, 'a visit got no reminder');
      }
    }
    await tx.db.execute(sql`
      update appointments set told_at = app_now() where id = any (${sql.param(told)}::text[])`);
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}

async function remind(deps: Deps, tx: Transaction, booking: Unwrapped<StoredBooking>): Promise<void> {
  const visit = await getConfirmedVisit({ ...deps, db: tx.db }, booking.id);
  if (!visit.email) return;
  await mailReminder(deps, tx, visit);
  const to = findNumber(deps, booking);
  if (to) await queueTextMessage(tx, deps.cipher, { to, body: tellText(deps, visit) });
}

/** Ten digits of the mobile phone of a patient who asked for a text message; null for all others. */
function findNumber({ cipher, textMessages }: Deps, booking: Unwrapped<StoredBooking>): string | null {
  const { text_reminder: isAsked } = openSealedAnswers(cipher, bookingAt(booking.id, booking.key), booking);
  return textMessages && isAsked ? openPatient(cipher, booking).mobile.replace(/\D/g, '').slice(-10) : null;
}

const tellText = (deps: Deps, { id, slot, location }: ConfirmedVisit) =>
  tellReminder({ startsAt: slot.startsAt, location, link: visitLink(deps, id) });
