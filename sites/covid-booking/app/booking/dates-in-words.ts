import { dateInWords } from '@larkwell/contracts/language/date-in-words';
import { formatInZone } from '@larkwell/contracts/time';

/** `Friday, November 27` for `YYYY-MM-DD`. */
export const fullDate = (date: string) => dateInWords(date, 'dddd, MMMM D', 'dddd, D [de] MMMM');

/** `Friday` */
export const weekdayOf = (date: string) => dateInWords(date, 'dddd', 'dddd');

/** `11/27` */
export const shortDate = (date: string) => dateInWords(date, 'M/D', 'D [de] MMMM');

/** `Nov 27` */
export const stripDate = (date: string) => dateInWords(date, 'MMM D', 'D MMM');

/** `Fri` */
export const stripWeekday = (date: string) => dateInWords(date, 'ddd', 'ddd');

/** `November 27, 1988` */
export const longDate = (date: string) => dateInWords(date, 'MMMM D, YYYY', 'D [de] MMMM [de] YYYY');

/** `9:32 AM` in the location's time zone, for a sentence. */
export const clockInZone = (instant: string, zone: string) => formatInZone(instant, zone, 'h:mm A');

/** `09:32 AM` in the location's time zone. */
export const timeInZone = (instant: string, zone: string) => formatInZone(instant, zone, 'hh:mm A');
