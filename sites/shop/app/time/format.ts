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
