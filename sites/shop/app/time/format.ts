import { dayjs } from '@larkwell/contracts/time';

const day = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Fri, Nov 27, 2026` for a calendar day `YYYY-MM-DD` or an instant, whose day in UTC it names. */
export function formatDay(date: string): string {
  return day.format(new Date(date.length === 10 ? `${date}T00:00:00Z` : date));
}

const date = new Intl.DateTimeFormat('en-US', {
  month: 'short',
  day: 'numeric',
  year: 'numeric',
  timeZone: 'UTC',
});

/** `Apr 27, 1988` for a calendar day `YYYY-MM-DD` that is long past, whose weekday nobody asks for. */
export function formatDate(day: string): string {
  return date.format(new Date(`${day}T00:00:00Z`));
}

const dayAndTime = new Intl.DateTimeFormat('en-US', {
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
  timeZone: 'UTC',
});

/** `Fri, Nov 20, 11:12 AM` for an instant as a carrier writes it; whatever else it writes stays as it is. */
export function formatScan(date: string): string {
  return /^\d{4}-\d{2}-\d{2}T/.test(date) ? dayAndTime.format(new Date(date)) : date;
}

/** `11/20/2026`, the short date of the United States, for an instant. */
export function formatShortDate(instant: string): string {
  return new Date(instant).toLocaleDateString('en-US', { timeZone: 'UTC' });
}

/** `11/20/2026, 03:07 pm` for seconds since the epoch, as the card provider counts. */
export function formatPaymentTime(epochSeconds: number): string {
  return dayjs.utc(epochSeconds * 1000).format('MM/DD/YYYY, hh:mm a');
}
