import { api } from '../http';
import { calendarSite } from './booking-mails';
import { calendarFileName, createCalendarFile } from './calendar';
import { confirm } from './confirm';
import { getConfirmedVisit } from './confirmation';

export const confirmRoutes = {
  confirm: api.appointments.confirm.handler(({ input, context: { deps, visitor, bookingProof } }) =>
    confirm(deps, input, { address: visitor.address, proof: bookingProof }),
  ),

  getConfirmation: api.appointments.getConfirmation.handler(async ({ input: { bookingId }, context }) => {
    const {
      minutes: _minutes,
      sequence: _sequence,
      ...data
    } = await getConfirmedVisit(context.deps, bookingId);
    return { data };
  }),

  getCalendar: api.appointments.getCalendar.handler(async ({ input: { bookingId }, context }) => {
    const { deps } = context;
    const visit = await getConfirmedVisit(deps, bookingId);
    const method = visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    const content = createCalendarFile(visit, method, calendarSite(deps, visit.id));
    return { data: { fileName: calendarFileName, content } };
  }),
};
