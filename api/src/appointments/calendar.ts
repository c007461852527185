import { createEvent } from 'ics';
import type { ConfirmedVisit } from './confirmation';

/**
 * The visit as an iCalendar file. The times are UTC instants, so every calendar shows them right; the same UID with
 * a higher sequence makes a mail client move or remove the entry it has.
 */
export function createCalendarFile(visit: ConfirmedVisit, bookingUrl: string): string {
  const { id, slot, location, testType, confirmationCode, status, minutes, sequence } = visit;
  const start = new Date(slot.startsAt);
  const isCancelled = status === 'cancelled';
  const { error, value } = createEvent({
    uid: `${id}@larkwell`,
    sequence,
    method: isCancelled ? 'CANCEL' : 'REQUEST',
    status: isCancelled ? 'CANCELLED' : 'CONFIRMED',
    productId: '-//Larkwell//Test visits//EN',
    title: `COVID-19 ${testType} test`,
    description: `Confirmation code ${confirmationCode}. ${location.description}`.trim(),
    location: `${location.name}, ${location.street}, ${location.city}, ${location.state} ${location.zipCode}`,
    url: bookingUrl,
    start: [
      start.getUTCFullYear(),
      start.getUTCMonth() + 1,
      start.getUTCDate(),
      start.getUTCHours(),
      start.getUTCMinutes(),
    ],
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes },
  });
  if (!value) throw error ?? new Error('no calendar file');
  return value;
}
