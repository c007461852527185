import { createEvent } from 'ics';
import { plainText } from '../mails';
import type { MailAttachment } from '../services';
import type { ConfirmedVisit } from './confirmation';

export interface CalendarSite {
  /** The booking's page. */
  bookingUrl: string;
  /** The event's organizer, as in a mail's From: `Larkwell <hello@larkwell.example>`. */
  organizer: string;
}

export type CalendarMethod = 'REQUEST' | 'PUBLISH' | 'CANCEL';

/** The method of a mail's invite, by which mail clients change or remove the entry they have. */
export const inviteMethod = ({ status }: Pick<ConfirmedVisit, 'status'>): CalendarMethod =>
  status === 'cancelled' ? 'CANCEL' : 'REQUEST';

/**
 * The visit as an iCalendar file, RFC 5546. Times are UTC instants, so every calendar shows them right. The
 * same UID with a higher sequence makes a mail client move or remove its entry. An invite names its organizer
 * and guest, or mail clients treat it as a stranger's; a downloaded file invites no one.
 */
export function createCalendarFile(
  visit: ConfirmedVisit,
  method: CalendarMethod,
  { bookingUrl, organizer }: CalendarSite,
  hasGuest = method !== 'PUBLISH',
): string {
  const { id, slot, location, patient, testType, confirmationCode, status, minutes, sequence, email } = visit;
  const start = new Date(slot.startsAt);
  const attendee = {
    name: email,
    email,
    rsvp: false,
    partstat: 'ACCEPTED',
    role: 'REQ-PARTICIPANT',
  } as const;
  const { error, value } = createEvent({
    uid: `${id}@larkwell`,
    sequence,
    method,
    status: status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED',
    productId: '-//Larkwell//Test visits//EN',
    organizer: readSender(organizer),
    attendees: hasGuest ? [attendee] : [],
    title: `COVID-19 ${testType} test, ${plainText(patient)}`,
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
    alarms: status === 'cancelled' ? [] : alarmsFor(slot.start),
  });
  if (!value) throw error ?? new Error('no calendar file');
  return value;
}

/** The day before, and in time to set out. */
const alarmsFor = (start: string) =>
  [24, 1].map((hours) => ({
    action: 'display' as const,
    description: `Your Larkwell visit at ${start}`,
    trigger: { hours, before: true },
  }));

export const calendarFileName = 'test-visit.ics';

/**
 * The calendar file of a mail. If the file cannot name the guest's address, it invites no one and is still a
 * calendar entry.
 */
export function attachInvite(visit: ConfirmedVisit, site: CalendarSite): MailAttachment {
  const method = inviteMethod(visit);
  try {
    return attach(method, createCalendarFile(visit, method, site));
  } catch {
    // Without a guest it is not a request, but calendars do remove what was published to them (RFC 5546,
    // 4.1.4).
    const open = method === 'CANCEL' ? method : 'PUBLISH';
    return attach(open, createCalendarFile(visit, open, site, false));
  }
}

const attach = (method: CalendarMethod, content: string): MailAttachment => ({
  filename: calendarFileName,
  contentType: `text/calendar; charset=utf-8; method=${method}`,
  content,
});

function readSender(sender: string): { name: string; email: string } {
  const [, name, email] = /^(.*)<(.+)>$/.exec(sender) ?? [];
  return { name: name?.trim() || 'Larkwell', email: (email ?? sender).trim() };
}
