import type { Booking } from '@larkwell/contracts/appointments/appointments';
import {
  canCancelBooking,
  canMoveBooking,
  canViewReport,
  isPastUnattended,
} from '@larkwell/contracts/booking-status';
import { PostForm } from '@larkwell/platform/forms/post-form';
import { Button } from '@larkwell/ui/button/button';
import { Link } from '@larkwell/ui/link/link';
import { Fragment } from 'react';
import { HiddenFields } from '../../booking/hidden-fields';
import { lookupMessages as words } from '../../messages/lookup';
import { paths } from '../../paths';

interface BookingActionsProps {
  booking: Booking;
  /** By the API's clock. */
  now: string;
  isProved: boolean;
}

/** The actions on a booking. Until the mailbox is proved, each press asks for a code first. */
export function BookingActions({ booking, now, isProved }: BookingActionsProps) {
  const canView = canViewReport(booking) && booking.report_doc !== null;
  const canCancel = canCancelBooking(booking, now);
  if (isPastUnattended(booking, now)) return words.missed;
  if (!canCancel && !canView) return words.noAction;
  const which = <span className="visually-hidden"> {booking.confirmation_code}</span>;
  const offered = [
    canCancel && { press: 'cancel', href: paths.cancelBooking(booking.id), label: words.cancel },
    canCancel &&
      canMoveBooking(booking, now) && {
        press: 'move',
        href: paths.moveBooking(booking.id),
        label: words.move,
      },
    canView && { press: 'report', href: paths.report(booking.id), label: words.viewReport },
  ].filter((one) => one !== false);
  if (isProved) {
    return (
      <span className="cluster" data-wrap="no">
        {offered.map(({ press, href, label }) => (
          <Fragment key={press}>
            <Link href={href} standalone newTab={press === 'report'}>
              {label}
              {which}
            </Link>{' '}
          </Fragment>
        ))}
      </span>
    );
  }
  return (
    <PostForm className="cluster" data-wrap="no">
      <HiddenFields values={{ booking: booking.id }} />
      {offered.map(({ press, label }) => (
        <Fragment key={press}>
          <Button variant="quiet" name="press" value={press}>
            <span className="unbroken">{label}</span>
            {which}
          </Button>{' '}
        </Fragment>
      ))}
    </PostForm>
  );
}
