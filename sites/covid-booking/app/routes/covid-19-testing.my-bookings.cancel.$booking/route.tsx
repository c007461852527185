import { canCancelBooking } from '@larkwell/contracts/booking-status';
import { formatDate } from '@larkwell/contracts/slots';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { getBooking } from '../../booking/lookup.server';
import { confirmationMessages } from '../../messages/confirmation';
import { lookupMessages as words } from '../../messages/lookup';
import { schedulerMessages } from '../../messages/scheduler';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { paths } from '../../paths';
import { notices, readVisitForm } from '../../session.server';

export const meta = pageTitle(words.cancelTitle);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { booking } = await getBooking(request, params.booking);
  if (canCancelBooking(booking)) return booking;
  throw await toList('error', words.notCancellable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { session } = await readVisitForm(request);
  const { appointments } = apiFor(request);
  const id = params.booking ?? '';
  const done = await attemptOr(
    appointments.cancelBooking({ id, lookupToken: session.get('lookupToken') }),
    errorMessages.tryAgain,
  );
  if (!done.ok) return toList('error', done.refusal.errorMessage);
  return done.value.success ? toList('success', words.cancelled) : toList('error', done.value.errorMessage);
}

async function toList(tone: 'success' | 'error', text: string) {
  return seeOther(paths.myBookings(), await notices.give({ tone, text }));
}

export default function CancelBookingPage() {
  const booking = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <h1>{words.cancelTitle}</h1>
      <SummaryList
        rows={[
          { label: confirmationMessages.code, value: booking.confirmation_code },
          { label: confirmationMessages.testType, value: schedulerMessages.testTypes[booking.test_type] },
          { label: confirmationMessages.visitDate, value: formatDate(booking.appointmentDate) },
          { label: confirmationMessages.visitTime, value: booking.appointmentStart },
          { label: confirmationMessages.location, value: booking.locationName },
        ]}
      />
      <p>{words.cancelText}</p>
      <PostForm className="cluster">
        <Button variant="danger">{words.cancelYes}</Button>
        <ButtonLink variant="secondary" href={paths.myBookings()}>
          {words.cancelNo}
        </ButtonLink>
      </PostForm>
    </PageMain>
  );
}
