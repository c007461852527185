import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';
import { textMessages } from './text';
import { plainText } from './unseen';

export const dateMessages = {
  required: textMessages.required,
  invalid: 'Enter a real date',
  inFuture: 'The date must not be in the future',
} as const;

/** Whether `YYYY-MM-DD` is a calendar day. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/.test(value)) return false;
  const day = Number(value.slice(8));
  return day <= 28 || day <= daysIn(Number(value.slice(0, 4)), Number(value.slice(5, 7)));
}

/** How many days a month has. @param month 1 to 12 */
export function daysIn(year: number, month: number): number {
  if (month !== 2) return [4, 6, 9, 11].includes(month) ? 30 : 31;
  const isLeap = year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0);
  return isLeap ? 29 : 28;
}

/** `day` moved by whole months: the same day of the month, or the last one where the month is too short. */
export function addMonths(day: string, months: number): string {
  const count = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + months;
  const year = Math.floor(count / 12);
  const month = (count % 12) + 1;
  const dayOfMonth = Math.min(Number(day.slice(8)), daysIn(year, month));
  return `${year}-${String(month).padStart(2, '0')}-${String(dayOfMonth).padStart(2, '0')}`;
}

/** A calendar day as `YYYY-MM-DD`, without a zone. */
export function calendarDate(messages: { required: string; invalid: string } = dateMessages) {
  return plainText(messages.required).superRefine(
    firstFailing([isFilled, messages.required], [isCalendarDate, messages.invalid]),
  );
}

/** An instant in UTC, ISO 8601: `2026-11-27T15:30:00.000Z`. */
export const instantSchema = z.iso.datetime();
