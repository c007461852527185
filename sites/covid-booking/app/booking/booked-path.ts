import type { Draft } from '@larkwell/contracts/drafts/drafts';
import { paths } from '../paths';

/** Where a booked draft leads: to its confirmation, or to those of its household. */
export const bookedPath = ({ household }: Pick<Draft, 'household'>, bookingId: string): string =>
  household ? paths.householdBooked() : paths.confirmation(bookingId);
