import { recordAudit } from '../src/audit';
import { searchBookings } from '../src/appointments';
import { foundLines } from './booking-lines';
import { UsageError, type Command } from './command';

export const bookingsFind: Command = {
  name: 'bookings find',
  usage: '<email address | phone number | confirmation code | id | last name and birth date (2004-02-29)>',
  summary: 'a patient’s visits',
  async run(deps, words, actor) {
    const typed = words.join(' ').trim();
    if (!typed) throw new UsageError();
    const found = await searchBookings(deps, typed);
    for (const { id } of found.bookings)
      await recordAudit(deps, { actor, action: 'booking-found', subject: id });
    return foundLines(found);
  },
};
