import type { Booking } from '@larkwell/contracts/appointments/appointments';
import type { BookedHousehold } from '@larkwell/contracts/appointments/households';
import { seeOther } from '@larkwell/platform/forms/see-other';
import type { BookingPress } from '../booking-press';
import { householdMessages } from '../messages/household';
import { paths } from '../paths';
import { notices } from '../session.server';
import { getProvedBooking } from './ask-for-code.server';

/**
 * The bookings that were made together with one, for a person who may change them.
 *
 * @throws a redirect to the list if they can no longer be changed together; to the lookup or the code page, which lead
 *   back here
 */
export async function getProvedHousehold(
  request: Request,
  press: BookingPress,
): Promise<{ household: BookedHousehold; visits: Booking[] }> {
  const { bookings, households } = await getProvedBooking(request, press);
  const household = households.find((one) => one.bookings.includes(press.booking));
  if (!household || (press.press === 'move-all' && !household.canMove)) {
    throw await toList('error', householdMessages.notTogether);
  }
  const visits = household.bookings.flatMap((id) => bookings.find((one) => one.id === id) ?? []);
  return { household, visits };
}

/** Back to the list, with the outcome. */
export async function toList(tone: 'success' | 'error', text: string): Promise<Response> {
  return seeOther(paths.myBookings(), await notices.give({ tone, text }));
}
