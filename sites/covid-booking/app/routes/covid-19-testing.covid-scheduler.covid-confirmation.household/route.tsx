import { formatDate, nameZone } from '@larkwell/contracts/slots';
import { attempt } from '@larkwell/platform/client/refusal';
import type { RouteHandle } from '@larkwell/platform/serving/page-handle';
import { ConfirmationPanel } from '@larkwell/ui/confirmation-panel/confirmation-panel';
import { ButtonLink } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { redirect, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { apiFor } from '../../api.server';
import { price } from '../../booking/price';
import { confirmationMessages } from '../../messages/confirmation';
import { householdMessages as words } from '../../messages/household';
import { siteMessages } from '../../messages/site';
import { PageMain } from '../../page/page-main';
import { paths } from '../../paths';
import { sessions } from '../../session.server';

export const handle = { access: 'open' } satisfies RouteHandle;

export const meta: MetaFunction<typeof loader> = ({ data }) => [
  { title: siteMessages.title(words.bookedTitle(data?.bookings.length ?? 0)) },
];

/** The bookings that this browser's household became. Each has a page of its own, which its mail links to. */
export async function loader({ request }: LoaderFunctionArgs) {
  const session = await sessions.get(request);
  const draftId = session.get('draftId');
  const found = draftId ? await attempt(apiFor(request).drafts.get({ draftId })) : undefined;
  const { household } = found?.ok ? found.value.data : { household: null };
  const ids = household?.people.flatMap(({ bookingId }) => bookingId ?? []) ?? [];
  if (ids.length === 0) throw redirect(paths.landing());
  const { appointments } = apiFor(request);
  const shown = await Promise.all(
    ids.map((bookingId) => attempt(appointments.getConfirmation({ bookingId }))),
  );
  // While the card is being charged, the page of one booking says what is known.
  if (shown.some(({ ok }) => !ok)) throw redirect(paths.confirmation(ids[0]));
  return { bookings: shown.flatMap((one) => (one.ok ? one.value.data : [])) };
}

export default function HouseholdBookedPage() {
  const { bookings } = useLoaderData<typeof loader>();
  return (
    <PageMain>
      <ConfirmationPanel title={words.bookedTitle(bookings.length)}>
        <p>{words.bookedLead}</p>
      </ConfirmationPanel>
      {bookings.map((booking) => (
        <section key={booking.id} className="stack" data-gap="small" aria-labelledby={booking.id}>
          <h2 id={booking.id}>{booking.patient}</h2>
          <SummaryList
            rows={[
              {
                label: confirmationMessages.code,
                value: <span className="code">{booking.confirmationCode}</span>,
              },
              {
                label: confirmationMessages.visitTime,
                value: `${formatDate(booking.slot.date)}, ${nameZone(booking.slot.start, booking.location.timezone)}`,
              },
              { label: confirmationMessages.location, value: booking.location.name },
              ...(booking.amountPaid > 0
                ? [{ label: confirmationMessages.paid, value: price(booking.amountPaid) }]
                : []),
            ]}
          />
          <p className="cluster no-print">
            <Link href={paths.confirmation(booking.id)} standalone>
              {words.open}
              <span className="visually-hidden">{words.of(booking.patient)}</span>
            </Link>{' '}
            <Link href={paths.calendar(booking.id)} standalone>
              {words.calendar}
              <span className="visually-hidden">{words.of(booking.patient)}</span>
            </Link>
          </p>
        </section>
      ))}
      <p>{confirmationMessages.nonRefundable}</p>
      <div className="cluster no-print">
        <ButtonLink href={paths.landing()}>{confirmationMessages.another}</ButtonLink>{' '}
        <Link href={paths.checkBooking()} standalone>
          {confirmationMessages.manage}
        </Link>
      </div>
    </PageMain>
  );
}
