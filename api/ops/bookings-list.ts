import { bookingStatus } from '@larkwell/contracts/booking-status';
import { listAllBookings } from '../src/appointments';
import { recordAudit } from '../src/audit';
import { bookingLines } from './booking-lines';
import type { Command } from './command';

export const bookingsList: Command = {
  name: 'bookings list',
  usage: '[status]',
  summary: 'the latest 100 visits, or those shown as Pending, In-Progress, Report Generated or Cancelled',
  async run(deps, words, actor) {
    const wanted = words.join(' ').toLowerCase();
    const bookings = await listAllBookings(deps, 100);
    const found = bookings.filter((booking) => !wanted || bookingStatus(booking).toLowerCase() === wanted);
    // Each patient is told that their visit was opened.
    for (const { id } of found) await recordAudit(deps, { actor, action: 'booking-found', subject: id });
    return bookingLines(found);
  },
};
