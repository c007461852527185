import { z } from 'zod';
import { firstFailing, isFilled } from './first-failing';
import { textMessages } from './text';

export const dateMessages = {
  required: textMessages.required,
  invalid: 'Enter a real date',
  inFuture: 'The date must not be in the future',
} as const;

/** Whether `YYYY-MM-DD` names a day of the calendar. */
export function isCalendarDate(value: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}

/** A day of the calendar as `YYYY-MM-DD`, without a zone. */
export function calendarDate(messages: { required: string; invalid: string } = dateMessages) {
  return z
    .string({ error: messages.required })
    .trim()
    .superRefine(firstFailing([isFilled, messages.required], [isCalendarDate, messages.invalid]));
}

/** A day between 1900 and `today` (`YYYY-MM-DD`, in the zone of the person or place meant), both included. */
export function pastDate(
  today: string,
  messages: { required: string; invalid: string; inFuture: string } = dateMessages,
) {
  return z
    .string({ error: messages.required })
    .trim()
    .superRefine(
      firstFailing(
        [isFilled, messages.required],
        [(value) => isCalendarDate(value) && value >= '1900-01-01', messages.invalid],
        [(value) => value <= today, messages.inFuture],
      ),
    );
}

/** An instant in UTC, ISO 8601: `2026-11-27T15:30:00.000Z`. */
export const instantSchema = z.iso.datetime();
