import type { VisitStanding } from '@larkwell/contracts/appointments/appointments';
import { formatDate, nameZone } from '@larkwell/contracts/slots';
import { attempt } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ButtonLink } from '@larkwell/ui/button/button';
import { ConfirmationPanel } from '@larkwell/ui/confirmation-panel/confirmation-panel';
import { Link } from '@larkwell/ui/link/link';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { redirect, type LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { BeforeVisit } from './before-visit';
import { DisputeNotice } from './dispute-notice';
import { paymentRows } from './payment-rows';
import { UnfinishedBooking } from './unfinished-booking';
import { confirmationMessages as words } from '../../messages/confirmation';
import { schedulerMessages } from '../../messages/scheduler';
import { PageMain } from '../../page/page-main';
import { pageTitle } from '../../page/page-title';
import { paths } from '../../paths';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta = pageTitle(() => words.title);

export async function loader({ request, params }: LoaderFunctionArgs) {
  const found = await attempt(
    apiFor(request).appointments.getConfirmation({ bookingId: params.booking ?? '' }),
  );
  if (found.ok) return found.value.data;
  const { status, code, errorMessage } = found.refusal;
  if (status !== 409) throw redirect(paths.landing());
  const again = code === 'unavailable' ? paths.confirmation(params.booking!) : null;
  return { unfinished: { again, sentence: errorMessage } };
}

const titles = {
  ahead: 'title',
  over: 'overTitle',
  canceled: 'canceledTitle',
  unpaid: 'canceledTitle',
} as const satisfies Record<VisitStanding, keyof typeof words>;

export default function ConfirmationPage() {
  const booking = useLoaderData<typeof loader>();
  if ('unfinished' in booking) return <UnfinishedBooking {...booking.unfinished} />;
  const { slot, location, standing } = booking;
  const isAhead = standing === 'ahead';
  return (
    <PageMain>
      <ConfirmationPanel
        title={words[titles[standing]]}
        codeLabel={words.code}
        code={booking.confirmationCode}
      >
        {isAhead && <p>{words.mailed(booking.email)}</p>}
      </ConfirmationPanel>
      <DisputeNotice booking={booking} />
      <SummaryList
        rows={[
          { label: words.patient, value: booking.patient },
          { label: words.testType, value: schedulerMessages.testTypes[booking.testType] },
          { label: words.visitDate, value: formatDate(slot.date) },
          { label: words.visitTime, value: nameZone(slot.start, location.timezone) },
          {
            label: words.location,
            value: `${location.name}, ${location.street}, ${location.city}, ${location.state} ${location.zipCode}`,
          },
          ...paymentRows(booking),
        ]}
      />
      {booking.dispute?.state !== 'lost' && <p>{words.nonRefundable}</p>}
      {isAhead && <BeforeVisit booking={booking} />}
      <div className="stack no-print">
        <p>{words.print}</p>
        <div className="cluster">
          <ButtonLink href={paths.landing()}>{words.another}</ButtonLink>{' '}
          <Link href={paths.checkBooking()} standalone>
            {isAhead ? words.manage : words.check}
          </Link>
        </div>
      </div>
    </PageMain>
  );
}
