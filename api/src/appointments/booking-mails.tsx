import { formatSlotDate } from '@larkwell/contracts/slots';
import type { Transaction } from '../db/database';
import type { Deps } from '../deps';
import { queueMail } from '../jobs/mail-job';
import { bookingSite } from './booking-site';
import { createCalendarFile, inviteMethod } from './calendar';
import { getConfirmedVisit, type ConfirmedVisit } from './confirmation';
import { LateMoneyMail } from './mails/late-money-mail';
import { LookupCodeMail } from './mails/lookup-code-mail';
import { PayLinkMail, type PayLinkMailProps } from './mails/pay-link-mail';
import { VisitReportMail } from './mails/report-ready-mail';
import { VisitMail, type VisitNews } from './mails/visit-mail';

const subjects: Record<VisitNews, string> = {
  confirmed: 'Your test visit is booked',
  moved: 'Your test visit was moved',
  cancelled: 'Your test visit is cancelled',
};

async function mailVisit(deps: Deps, tx: Transaction, bookingId: string, news: VisitNews): Promise<void> {
  const visit = await getConfirmedVisit(tx.db, bookingId);
  const url = bookingSite(deps.settings.bookingUrl).confirmation(visit.id);
  await queueMail(tx, deps.cipher, {
    to: visit.email,
    subject: `${subjects[news]}: ${formatSlotDate(visit.slot.startsAt, visit.location.zone)}, ${visit.slot.start}`,
    body: <VisitMail visit={visit} news={news} url={url} />,
    attachments: [attachInvite(deps, visit)],
  });
}

function attachInvite(deps: Deps, visit: ConfirmedVisit) {
  const method = inviteMethod(visit);
  return {
    filename: calendarFileName,
    contentType: `text/calendar; charset=utf-8; method=${method}`,
    content: createCalendarFile(visit, method, calendarSite(deps, visit.id)),
  };
}

/** What a calendar file says about where the booking is seen and who sends it. */
export const calendarSite = ({ settings }: Pick<Deps, 'settings'>, bookingId: string) => ({
  bookingUrl: bookingSite(settings.bookingUrl).confirmation(bookingId),
  organizer: settings.supportAddress,
});

export const calendarFileName = 'test-visit.ics';

export const mailConfirmation = (deps: Deps, tx: Transaction, id: string) =>
  mailVisit(deps, tx, id, 'confirmed');
export const mailMove = (deps: Deps, tx: Transaction, id: string) => mailVisit(deps, tx, id, 'moved');
export const mailCancellation = (deps: Deps, tx: Transaction, id: string) =>
  mailVisit(deps, tx, id, 'cancelled');

export async function mailLateMoney(deps: Deps, tx: Transaction, to: string): Promise<void> {
  const body = <LateMoneyMail url={bookingSite(deps.settings.bookingUrl).landing} />;
  await queueMail(tx, deps.cipher, { to, subject: 'You were not charged for a test visit', body });
}

export async function mailLookupCode(deps: Deps, tx: Transaction, to: string, code: string): Promise<void> {
  await queueMail(tx, deps.cipher, {
    to,
    subject: 'Your code to see your bookings',
    body: <LookupCodeMail code={code} />,
  });
}

export async function mailPayLink(
  deps: Deps,
  tx: Transaction,
  to: string,
  link: PayLinkMailProps,
): Promise<void> {
  const body = <PayLinkMail {...link} />;
  await queueMail(tx, deps.cipher, { to, subject: 'Pay for your test visit', body });
}

export async function mailReportReady(deps: Deps, tx: Transaction, to: string): Promise<void> {
  const body = <VisitReportMail url={bookingSite(deps.settings.bookingUrl).checkBooking} />;
  await queueMail(tx, deps.cipher, { to, subject: 'Your test report is ready', body });
}
