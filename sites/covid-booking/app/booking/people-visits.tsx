import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { formatDate } from '@larkwell/contracts/slots';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { timeOf } from './booked-time';

/** Who has which time, for bookings that change together. */
export function PeopleVisits({ visits }: { visits: readonly Booking[] }) {
  return (
    <SummaryList
      rows={visits.map((visit) => ({
        label: `${visit.patient_first_name} ${visit.patient_last_name}`,
        value: `${formatDate(visit.appointmentDate)}, ${timeOf(visit)}, ${visit.locationName}, ${visit.confirmation_code}`,
      }))}
    />
  );
}
