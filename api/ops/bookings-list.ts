import { bookingStatus } from '@larkwell/contracts/booking-status';
import { listAllBookings } from '../src/appointments';
import { bookingLines } from './booking-lines';
import type { Command } from './command';

export const bookingsList: Command = {
  name: 'bookings list',
  usage: '[status]',
  summary: 'the latest 100 visits, or those shown as Pending, In-Progress, Report Generated or Cancelled',
  async run(deps, words) {
    const wanted = words.join(' ').toLowerCase();
    const bookings = await listAllBookings(deps, 100);
    return bookingLines(
      bookings.filter((booking) => !wanted || bookingStatus(booking).toLowerCase() === wanted),
    );
  },
};
