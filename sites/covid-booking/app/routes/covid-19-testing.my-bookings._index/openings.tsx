import type { Booking } from '@larkwell/contracts/appointments/appointments';
import type { BookingOpening } from '@larkwell/contracts/appointments/openings';
import { formatSlotDate, formatSlotTime, nameZone } from '@larkwell/contracts/slots';
import { Table } from '@larkwell/ui/table/table';
import { lookupMessages as words } from '../../messages/lookup';

interface OpeningsProps {
  bookings: Booking[];
  openings: BookingOpening[];
}

/** Who opened which parts of the bookings, for a person who has proved the mailbox. */
export function Openings({ bookings, openings }: OpeningsProps) {
  const known = new Map(bookings.map((booking) => [booking.id, booking]));
  return (
    <section className="stack" data-gap="small" aria-labelledby="openings">
      <h2 id="openings">{words.openings}</h2>
      {openings.length === 0 ? (
        <p>{words.noOpenings}</p>
      ) : (
        <Table
          caption={words.openings}
          captionHidden
          columns={Object.entries(words.openingColumns).map(([key, label]) => ({ key, label }))}
          rows={openings.map(({ at, bookingId, what, by }, index) => {
            const booking = known.get(bookingId)!;
            return {
              key: String(index),
              cells: [
                momentAt(at, booking),
                words.openedBy[by],
                words.openedWhat[what],
                booking.confirmation_code,
              ],
            };
          })}
        />
      )}
    </section>
  );
}

/** Time zone of the visit. */
const momentAt = (at: string, { locationZone, locationTimezone }: Booking) =>
  `${formatSlotDate(at, locationZone)}, ${nameZone(formatSlotTime(at, locationZone), locationTimezone)}`;
