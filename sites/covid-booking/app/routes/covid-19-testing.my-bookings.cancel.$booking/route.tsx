import { canCancelBooking } from '@larkwell/contracts/booking-status';
import { formatDate } from '@larkwell/contracts/slots';
import { termsField, type TermsChange } from '@larkwell/contracts/terms';
import { attemptOr } from '@larkwell/platform/client/refusal';
import { seeOther } from '@larkwell/platform/forms/see-other';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { ChangedTerms } from '@larkwell/ui/changed-terms/changed-terms';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { timeOf } from '../../booking/booked-time';
import { HiddenFields } from '../../booking/hidden-fields';
import { askForCode, asksForCode, getProvedBooking } from '../../booking/ask-for-code.server';
import { bookingsApi } from '../../booking/lookup.server';
import { readTerms, refuseWithoutTerms } from '../../booking/pressed-terms.server';
import { confirmationMessages } from '../../messages/confirmation';
import { lookupMessages as words } from '../../messages/lookup';
import { schedulerMessages } from '../../messages/scheduler';
import { errorMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { PostForm } from '@larkwell/platform/forms/post-form';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { paths } from '../../paths';
import { notices, openPost } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.cancelTitle);

const pressOn = (booking = '') => ({ press: 'cancel', booking }) as const;

export async function loader({ request, params }: LoaderFunctionArgs) {
  const { booking, now } = await getProvedBooking(request, pressOn(params.booking));
  if (canCancelBooking(booking, now)) return booking;
  throw await toList('error', booking.status === 'cancelled' ? words.alreadyCanceled : words.notCancellable);
}

export async function action({ request, params }: ActionFunctionArgs) {
  const { session, form } = await openPost(request);
  const terms = readTerms(form);
  if (!terms) return refuseWithoutTerms();
  const done = await attemptOr(
    bookingsApi(request, session).cancelBooking({ id: params.booking ?? '', terms }),
    errorMessages.tryAgain,
  );
  if (!done.ok && asksForCode(done.refusal)) return askForCode(request, session, pressOn(params.booking));
  if (!done.ok) return toList('error', done.refusal.errorMessage);
  if (done.value.success) return toList('success', words.canceled);
  const { errorMessage: sentence, code, changes } = done.value;
  return code === 'terms-changed' ? data({ sentence, changes }, { status: 409 }) : toList('error', sentence);
}

async function toList(tone: 'success' | 'error', text: string) {
  return seeOther(paths.myBookings(), await notices.give({ tone, text }));
}

export default function CancelBookingPage() {
  const booking = useLoaderData<typeof loader>();
  const answer = useActionData<{ sentence: string; changes?: TermsChange[] }>();
  const yes = (
    <PostForm className="cluster">
      <HiddenFields values={{ [termsField]: booking.terms }} />
      <Button variant="danger">{words.cancelYes}</Button>
      <ButtonLink variant="secondary" href={paths.myBookings()}>
        {words.cancelNo}
      </ButtonLink>
    </PostForm>
  );
  return (
    <PageMain>
      {answer && (
        <ChangedTerms announce="alert" title={answer.sentence} changes={answer.changes ?? []} action={yes}>
          <p>{words.changedLead}</p>
        </ChangedTerms>
      )}
      <h1>{words.cancelTitle}</h1>
      <SummaryList
        rows={[
          {
            label: confirmationMessages.patient,
            value: `${booking.patient_first_name} ${booking.patient_last_name}`,
          },
          { label: confirmationMessages.code, value: booking.confirmation_code },
          { label: confirmationMessages.testType, value: schedulerMessages.testTypes[booking.test_type] },
          { label: confirmationMessages.visitDate, value: formatDate(booking.appointmentDate) },
          { label: confirmationMessages.visitTime, value: timeOf(booking) },
          { label: confirmationMessages.location, value: booking.locationName },
        ]}
      />
      <p>{words.cancelText}</p>
      {!answer && yes}
    </PageMain>
  );
}
