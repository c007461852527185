import { BOOKING_OPENINGS_SHOWN, type BookingOpening } from '@larkwell/contracts/appointments/openings';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';

/** Who opened what of these bookings, from the audit log, the latest first. */
export async function listBookingOpenings(db: Queryable, bookingIds: string[]): Promise<BookingOpening[]> {
  const { rows } = await db.execute<BookingOpening & Record<string, unknown>>(sql`
    with mine as (
      select id, front_image_key, back_image_key, past_pictures from appointments
      where id = any (${sql.param(bookingIds)}::text[])),
    opened as (
      select id as booking, id as subject from mine
      union all select id, front_image_key from mine where front_image_key is not null
      union all select id, back_image_key from mine where back_image_key is not null
      union all select id, unnest(past_pictures) from mine)
    select e.at, o.booking as "bookingId",
      case e.action when 'booking-found' then 'booking' when 'visit-report-read' then 'report' else 'card' end as what,
      case when e.actor = 'visitor' then 'patient' else 'staff' end as "by"
    from opened o join audit_entries e on e.subject = o.subject
    where e.action in ('booking-found', 'visit-report-read', 'insurance-card-read')
    order by e.at desc, e.id desc limit ${BOOKING_OPENINGS_SHOWN}`);
  return rows.map((row) => ({ ...row, at: new Date(row.at).toISOString() }));
}
