import { recordAudit } from '../src/audit';
import { listDay } from '../src/appointments';
import { foundLines } from './booking-lines';
import { UsageError, type Command } from './command';

export const bookingsDay: Command = {
  name: 'bookings day',
  usage: '<location id> <date (2026-12-01)> [part of a name]',
  summary: 'a location’s visits on one day',
  async run(deps, [locationId, day, ...name], actor) {
    if (!locationId || !/^\d{4}-\d\d-\d\d$/.test(day ?? '')) throw new UsageError();
    const wanted = name.join(' ').toLowerCase();
    const { bookings, hasMore } = await listDay(deps, { locationId, day: day! });
    await recordAudit(deps, { actor, action: 'day-read', subject: locationId, detail: { day } });
    const nameOf = (one: (typeof bookings)[number]) => `${one.patient_first_name} ${one.patient_last_name}`;
    const found = bookings.filter((booking) => nameOf(booking).toLowerCase().includes(wanted));
    // Each patient is told that their visit was opened.
    for (const { id } of found) await recordAudit(deps, { actor, action: 'booking-found', subject: id });
    return foundLines({ bookings: found, hasMore }, bookings.length);
  },
};
