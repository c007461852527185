import { readClock } from '../db';
import { api } from '../http';
import { listHouseholds } from './booked-household';
import { openBookingLink } from './booking-link';
import { askerOf } from './booking-proof';
import { cancelBooking, moveBooking } from './change-booking';
import { listBookingOpenings } from './list-openings';
import { isVisitBeingPaid } from './being-paid';
import { listBookingsOf } from './list-bookings';
import { requestLookupCode } from './lookup-code-job';
import { getReportLink } from './report-link';
import { tellLookupRefusal, openLookup } from './lookup';

export const bookingRoutes = {
  listBookings: api.appointments.listBookings.handler(async ({ input, context }) => {
    const { userEmail, code, draftId } = input;
    const {
      deps,
      visitor: { address },
    } = context;
    const opened = await openLookup(deps, userEmail, { code, address, asker: askerOf(context) });
    if (typeof opened === 'string') {
      return { success: false as const, code: opened, errorMessage: tellLookupRefusal(opened) };
    }
    const data = await listBookingsOf(deps, userEmail, opened.isProved);
    const households = await listHouseholds(deps, userEmail);
    const now = (await readClock(deps.db)).toISOString();
    const ids = data.map(({ id }) => id);
    const openings = opened.isProved ? await listBookingOpenings(deps.db, ids) : [];
    const isBeingPaid = await isVisitBeingPaid(deps, userEmail, { isProved: opened.isProved, draftId });
    return { success: true as const, data, households, now, openings, isBeingPaid, ...opened };
  }),

  requestLookupCode: api.appointments.requestLookupCode.handler(
    async ({ input: { userEmail, draftId }, context }) => {
      await requestLookupCode(context.deps, userEmail, { draftId, visitorAddress: context.visitor.address });
      return { success: true as const };
    },
  ),

  cancelBooking: api.appointments.cancelBooking.handler(({ input: { id: bookingId, terms }, context }) =>
    cancelBooking(context.deps, { bookingId, terms, asker: askerOf(context) }),
  ),

  moveBooking: api.appointments.moveBooking.handler(({ input, context }) =>
    moveBooking(context.deps, { ...input, asker: askerOf(context) }),
  ),

  getReport: api.appointments.getReport.handler(async ({ input: { bookingId }, context }) => ({
    data: { url: await getReportLink(context.deps, bookingId, askerOf(context)) },
  })),

  openBookingLink: api.appointments.openBookingLink.handler(async ({ input: { link }, context }) => ({
    data: await openBookingLink(context.deps, link),
  })),
};
