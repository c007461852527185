import { bookingStatus } from '@larkwell/contracts/booking-status';
import { listAllBookings } from '../src/appointments/list-bookings';
import type { Command } from './command';

export const bookingsList: Command = {
  name: 'bookings list',
  usage: '[status]',
  summary: 'the latest 100 visits, or those shown as Pending, In-Progress, Report Generated or Cancelled',
  async run(deps, words) {
    const wanted = words.join(' ').toLowerCase();
    const rows = (await listAllBookings(deps, 100)).map((booking) => ({
      booking,
      status: bookingStatus(booking),
    }));
    const shown = wanted ? rows.filter(({ status }) => status.toLowerCase() === wanted) : rows;
    if (!shown.length) return 'No bookings.';
    return shown
      .map(({ booking, status }) => {
        const { confirmation_code, appointmentDate, appointmentStart, test_type, locationName } = booking;
        return [
          confirmation_code,
          appointmentDate,
          appointmentStart,
          test_type.padEnd(7),
          status.padEnd(16),
          locationName,
        ].join('  ');
      })
      .join('\n');
  },
};
