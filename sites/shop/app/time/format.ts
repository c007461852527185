import { dateInZone, dayjs, formatInZone, SHOP_ZONE } from '@larkwell/contracts/time';

/** `Fri, Nov 27, 2026` for a calendar day `YYYY-MM-DD`, or for an instant by its day in Eastern Time. */
export function formatDay(date: string): string {
  const calendarDay = date.length === 10 ? date : dateInZone(date, SHOP_ZONE);
  return dayjs.utc(calendarDay).format('ddd, MMM D, YYYY');
}

/** `Apr 27, 1988` for a calendar day `YYYY-MM-DD` long past, where the weekday does not matter. */
export function formatDate(day: string): string {
  return dayjs.utc(day).format('MMM D, YYYY');
}

/** `Apr 2026` for a calendar day, where only the month matters. */
export const formatMonth = (day: string): string => dayjs.utc(day).format('MMM YYYY');

/**
 * `Fri, Nov 20, 11:12 AM` for a carrier's date, which is local to the place of the scan. Any other format is returned
 * as is.
 */
export function formatScan(date: string): string {
  const [local] = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?/.exec(date) ?? [];
  return local ? dayjs.utc(local).format('ddd, MMM D, h:mm A') : date;
}

/** `3:07 PM Eastern Time` for an instant. */
export function formatTime(instant: string): string {
  return `${formatInZone(instant, SHOP_ZONE, 'h:mm A')} Eastern Time`;
}

/** `11/20/2026` in Eastern Time, for an instant. */
export function formatShortDate(instant: string): string {
  return formatInZone(instant, SHOP_ZONE, 'M/D/YYYY');
}

/** `11/20/2026, 03:07 pm` in Eastern Time, for epoch seconds as Stripe uses them. */
export function formatPaymentTime(epochSeconds: number): string {
  return formatInZone(new Date(epochSeconds * 1000), SHOP_ZONE, 'MM/DD/YYYY, hh:mm a');
}

/** `Nov 20, 2026, 10:07 PM` in Eastern Time, for an instant. */
export function formatMoment(instant: string): string {
  return formatInZone(instant, SHOP_ZONE, 'MMM D, YYYY, h:mm A');
}
