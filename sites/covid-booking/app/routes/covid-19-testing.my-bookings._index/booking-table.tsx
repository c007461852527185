import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { bookingStatus, type BookingStatus } from '@larkwell/contracts/booking-status';
import { formatDate } from '@larkwell/contracts/slots';
import { Table } from '@larkwell/ui/table/table';
import { Tag, type TagTone } from '@larkwell/ui/tag/tag';
import { timeOf } from '../../booking/booked-time';
import { lookupMessages as words } from '../../messages/lookup';
import { BookingActions } from './booking-actions';

const tones: Record<BookingStatus, TagTone> = {
  Cancelled: 'error',
  Pending: 'warning',
  'In-Progress': 'info',
  'Report Generated': 'success',
};

/** Columns that must not wrap, so that no number is split. */
const short = new Set(['phone', 'code', 'status', 'testType']);

/** A no-break space, so that a time keeps its AM. */
const noBreak = '\u00a0';

interface BookingTableProps {
  bookings: Booking[];
  userEmail: string;
  /** By the API's clock. */
  now: string;
  /** Whether the mailbox is proved; otherwise each press asks for a code first. */
  isProved: boolean;
}

/** The bookings with their actions. */
export function BookingTable({ bookings, userEmail, now, isProved }: BookingTableProps) {
  return (
    <Table
      caption={words.listCaption(userEmail)}
      captionHidden
      stackBelow="large"
      columns={Object.entries(words.columns).map(([key, label]) => ({
        key,
        label,
        short: short.has(key),
        isName: key === 'name',
      }))}
      rows={bookings.map((booking) => ({
        key: booking.id,
        cells: [
          nameOf(booking),
          booking.primary_phoneNumber || booking.patient_mobile,
          `${formatDate(booking.appointmentDate)}, ${timeOf(booking).replace(' ', noBreak)}`,
          `${booking.locationName}, ${booking.locationStreet}, ${booking.locationCity}, ${booking.locationState} ${booking.locationZipCode}`,
          <span key="code" className="code">
            {booking.confirmation_code}
          </span>,
          <Status key="status" booking={booking} />,
          words.testTypes[booking.test_type],
          <BookingActions key="action" booking={booking} now={now} isProved={isProved} />,
        ],
      }))}
    />
  );
}

/** With what a bank does about the payment. */
function Status({ booking }: { booking: Booking }) {
  const status = bookingStatus(booking);
  return (
    <>
      <Tag tone={tones[status]}>{words.statuses[status]}</Tag>
      {booking.dispute && (
        <>
          <br />
          <span className="small">{words.dispute[booking.dispute]}</span>
        </>
      )}
    </>
  );
}

const nameOf = (booking: Booking) => `${booking.patient_first_name} ${booking.patient_last_name}`;
