import { readClock } from '../db/clock';
import { api } from '../http/api';
import type { ApiContext } from '../http/context';
import { countGuess } from '../http/guesses';
import { openBookingLink } from './booking-link';
import { askerOf } from './booking-proof';
import { cancelBooking, moveBooking } from './change-booking';
import { listBookingsOf } from './list-bookings';
import { requestLookupCode } from './lookup-code-job';
import { getReportLink } from './report-link';
import { lookupSentences, openLookup } from './lookup';

/** An email address alone shows medical facts, so both who asks and what is asked for are limited. */
const byAddress = { name: 'booking-lookup-address', points: 60, seconds: 900 };
const byEmail = { name: 'booking-lookup-email', points: 30, seconds: 900 };
const codesByEmail = { name: 'lookup-code', points: 5, seconds: 900 };
const changes = { name: 'booking-change', points: 60, seconds: 900 };

async function countLookup({ deps, visitor }: ApiContext, email: string): Promise<void> {
  await deps.limits.count(byAddress, visitor.address);
  await deps.limits.count(byEmail, email);
}

export const bookingRoutes = {
  listBookings: api.appointments.listBookings.handler(async ({ input: { userEmail, code }, context }) => {
    const { deps } = context;
    await countLookup(context, userEmail);
    const opened = await openLookup(deps, userEmail, code, askerOf(context));
    if (typeof opened === 'string') {
      return { success: false as const, code: opened, errorMessage: lookupSentences[opened] };
    }
    const data = await listBookingsOf(deps, userEmail, opened.isProved);
    const now = (await readClock(deps.db)).toISOString();
    return { success: true as const, data, now, ...opened };
  }),

  requestLookupCode: api.appointments.requestLookupCode.handler(
    async ({ input: { userEmail, draftId }, context }) => {
      const { deps, visitor } = context;
      await deps.limits.count(byAddress, visitor.address);
      await deps.limits.count(codesByEmail, userEmail);
      await requestLookupCode(deps, userEmail, draftId);
      return { success: true as const };
    },
  ),

  cancelBooking: api.appointments.cancelBooking.handler(
    async ({ input: { id: bookingId, terms }, context }) => {
      const { deps, visitor } = context;
      await deps.limits.count(changes, visitor.address);
      return cancelBooking(deps, { bookingId, terms, asker: askerOf(context) });
    },
  ),

  moveBooking: api.appointments.moveBooking.handler(async ({ input, context }) => {
    const { deps, visitor } = context;
    await deps.limits.count(changes, visitor.address);
    return moveBooking(deps, { ...input, asker: askerOf(context) });
  }),

  getReport: api.appointments.getReport.handler(async ({ input: { bookingId }, context }) => ({
    data: { url: await countGuess(context, () => getReportLink(context.deps, bookingId, askerOf(context))) },
  })),

  openBookingLink: api.appointments.openBookingLink.handler(async ({ input: { link }, context }) => ({
    data: await countGuess(context, () => openBookingLink(context.deps, link)),
  })),
};
