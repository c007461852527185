import type { Booking } from '@larkwell/contracts/appointments/appointments';
import { nameZone } from '@larkwell/contracts/slots';

/** The start of a booked visit, such as `09:00 AM Central time`. */
export const timeOf = ({ appointmentStart, locationTimezone }: Booking) =>
  nameZone(appointmentStart, locationTimezone);
