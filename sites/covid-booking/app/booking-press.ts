import { z } from 'zod';
import { paths } from './paths';

export const pressSchema = z.object({
  /** The button that was pressed in the list. */
  press: z.enum(['cancel', 'move', 'report', 'cancel-all', 'move-all']),
  booking: z.string().min(1).max(200),
  /** The time, if one was already chosen. */
  slotId: z.string().max(200).optional(),
  date: z.string().max(10).optional(),
});
export type BookingPress = z.infer<typeof pressSchema>;

/** What the press does, for one booking or for all that were made together. */
export const deedOf = ({ press }: BookingPress | ConfirmPress) =>
  press === 'cancel-all' ? 'cancel' : press === 'move-all' ? 'move' : press;

/** The confirm button of a visit that the API books once the mailbox is proved. */
export interface ConfirmPress {
  press: 'book';
  draftId: string;
  /** Books a household, on its own page. */
  isHousehold?: boolean;
}

/**
 * Where a press leads once the mailbox is proved. A form must not redirect to another host, so a report stays in the
 * list.
 */
export function pathOfPress(pressed: BookingPress | ConfirmPress): string {
  if (pressed.press === 'book') return pressed.isHousehold ? paths.household() : paths.visitInfo('consent');
  const { press, booking, slotId, date } = pressed;
  switch (press) {
    case 'cancel':
      return paths.cancelBooking(booking);
    case 'move':
      return paths.moveBooking(booking, { date, slot: slotId });
    case 'cancel-all':
      return paths.cancelHousehold(booking);
    case 'move-all':
      return paths.moveHousehold(booking, { date, slot: slotId });
    case 'report':
      return paths.myBookings();
  }
}

/** Whether this draft's confirm button was pressed, with consent, before a code was required. */
export const wasConfirmPressed = (press: BookingPress | ConfirmPress | undefined, draftId: string): boolean =>
  press?.press === 'book' && press.draftId === draftId;
