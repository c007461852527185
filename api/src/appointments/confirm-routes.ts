import { api } from '../http';
import { recordAudit } from '../audit';
import type { Deps } from '../deps';
import { calendarSite } from './booking-mails';
import { calendarFileName, createCalendarFile } from './calendar';
import { confirm } from './confirm';
import { getConfirmedVisit } from './confirmation';

/** Anyone who has a confirmation's address can open it, so each time is recorded before it is shown. */
async function openConfirmation(deps: Deps, bookingId: string, form: 'page' | 'calendar') {
  const visit = await getConfirmedVisit(deps, bookingId);
  const why = 'address of the confirmation';
  await recordAudit(deps, {
    actor: 'visitor',
    action: 'confirmation-read',
    subject: visit.id,
    why,
    detail: { form },
  });
  return visit;
}

export const confirmRoutes = {
  confirm: api.appointments.confirm.handler(({ input, context: { deps, visitor, bookingProof } }) =>
    confirm(deps, input, { address: visitor.address, proof: bookingProof }),
  ),

  getConfirmation: api.appointments.getConfirmation.handler(async ({ input: { bookingId }, context }) => {
    const {
      minutes: _minutes,
      sequence: _sequence,
      ...data
    } = await openConfirmation(context.deps, bookingId, 'page');
    return { data };
  }),

  getCalendar: api.appointments.getCalendar.handler(async ({ input: { bookingId }, context }) => {
    const { deps } = context;
    const visit = await openConfirmation(deps, bookingId, 'calendar');
    const method = visit.status === 'cancelled' ? 'CANCEL' : 'PUBLISH';
    const content = createCalendarFile(visit, method, calendarSite(deps, visit.id));
    return { data: { fileName: calendarFileName, content } };
  }),
};
