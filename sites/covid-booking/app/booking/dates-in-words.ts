import { dayjs, formatInZone } from '@larkwell/contracts/time';

/** `Friday, November 27` for `YYYY-MM-DD`. */
export const fullDate = (date: string) => dayjs.utc(date).format('dddd, MMMM D');

/** `Friday` */
export const weekdayOf = (date: string) => dayjs.utc(date).format('dddd');

/** `11/27` */
export const shortDate = (date: string) => dayjs.utc(date).format('M/D');

/** `Nov 27` */
export const stripDate = (date: string) => dayjs.utc(date).format('MMM D');

/** `Fri` */
export const stripWeekday = (date: string) => dayjs.utc(date).format('ddd');

/** `November 27, 1988` */
export const longDate = (date: string) => dayjs.utc(date).format('MMMM D, YYYY');

/** `9:32 AM` in the location's time zone, for a sentence. */
export const clockInZone = (instant: string, zone: string) => formatInZone(instant, zone, 'h:mm A');

/** `09:32 AM` in the location's time zone. */
export const timeInZone = (instant: string, zone: string) => formatInZone(instant, zone, 'hh:mm A');
