import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import type { MailKind } from '../mails';
import { createBookingLink } from './booking-link';
import { bookingSite } from './booking-site';
import { getConfirmedVisit, type ConfirmedVisit } from './confirmation';
import { visitDisputeMail, type VisitDispute } from './mails/dispute-mail';
import { lookupCodeMail } from './mails/lookup-code-mail';
import { changedMoneyMail, lateMoneyMail } from './mails/money-back-mails';
import { payLinkMail, type PayLinkMailProps } from './mails/pay-link-mail';
import { refundMail } from './mails/refund-mail';
import { visitReportMail } from './mails/report-ready-mail';
import type { ToldVisit } from './mails/visit-place';
import {
  canceledMail,
  confirmedMail,
  movedMail,
  reminderMail,
  type VisitMailProps,
} from './mails/visit-mail';

export const bookingMails = [
  confirmedMail,
  movedMail,
  canceledMail,
  reminderMail,
  changedMoneyMail,
  lateMoneyMail,
  lookupCodeMail,
  payLinkMail,
  refundMail,
  visitDisputeMail,
  visitReportMail,
];

/** Where the booking can be seen and who sends the calendar file. */
export const calendarSite = ({ settings }: Pick<Deps, 'settings'>, bookingId: string) => ({
  bookingUrl: bookingSite(settings.bookingUrl).confirmation(bookingId),
  organizer: settings.sender,
});

/** Opens the bookings of the mailbox that the mail goes to, without a code. */
const mailedLink = ({ settings }: Deps, bookingId: string) =>
  bookingSite(settings.bookingUrl).mailedLink(createBookingLink(bookingId, settings.keyring));

/** The same for a text message. */
export const visitLink = ({ settings }: Deps, bookingId: string) =>
  bookingSite(settings.bookingUrl).visitLink(createBookingLink(bookingId, settings.keyring));

const tells =
  (kind: MailKind<VisitMailProps>) =>
  async (deps: Deps, tx: Transaction, bookingId: string): Promise<void> => {
    const visit = await getConfirmedVisit({ ...deps, db: tx.db }, bookingId);
    await queueMail(tx, deps.cipher, kind, { to: visit.email, data: toldIn(deps, visit) });
  };

const toldIn = (deps: Deps, visit: ConfirmedVisit): VisitMailProps => ({
  visit,
  site: calendarSite(deps, visit.id),
  manageUrl: mailedLink(deps, visit.id),
});

export const mailConfirmation = tells(confirmedMail);
export const mailMove = tells(movedMail);
export const mailCancellation = tells(canceledMail);

/** Reminds of a visit that is tomorrow. */
export const mailReminder = (deps: Deps, tx: Transaction, visit: ConfirmedVisit): Promise<void> =>
  queueMail(tx, deps.cipher, reminderMail, { to: visit.email, data: toldIn(deps, visit) });

/**
 * Reports a refund of a booking: the latest amount and the total so far.
 * @param latest cents returned just now
 */
export async function mailRefund(
  deps: Deps,
  tx: Transaction,
  bookingId: string,
  latest: number,
): Promise<void> {
  const visit = await getConfirmedVisit({ ...deps, db: tx.db }, bookingId);
  const data = { visit, latest, url: calendarSite(deps, bookingId).bookingUrl };
  await queueMail(tx, deps.cipher, refundMail, { to: visit.email, data });
}

/** Reports that a dispute about a booking's payment opened or was decided, and what happens to the visit. */
export async function mailVisitDispute(
  deps: Deps,
  tx: Transaction,
  bookingId: string,
  dispute: VisitDispute,
): Promise<void> {
  const visit = await getConfirmedVisit({ ...deps, db: tx.db }, bookingId);
  const { landing } = bookingSite(deps.settings.bookingUrl);
  const data = { ...dispute, visit, site: calendarSite(deps, bookingId), landing };
  await queueMail(tx, deps.cipher, visitDisputeMail, { to: visit.email, data });
}

const tellsOfMoney =
  (kind: MailKind<{ url: string }>, page: 'landing' | 'review') =>
  async (deps: Deps, tx: Transaction, to: string): Promise<void> => {
    const data = { url: bookingSite(deps.settings.bookingUrl)[page] };
    await queueMail(tx, deps.cipher, kind, { to, data });
  };

/**
 * Mails about money that arrived for a visit that has since changed, or for a time that someone else has
 * taken.
 */
export const mailMoneyBack = {
  changed: tellsOfMoney(changedMoneyMail, 'review'),
  late: tellsOfMoney(lateMoneyMail, 'landing'),
};

export async function mailLookupCode(deps: Deps, tx: Transaction, to: string, code: string): Promise<void> {
  await queueMail(tx, deps.cipher, lookupCodeMail, { to, data: { code } });
}

export async function mailPayLink(
  deps: Deps,
  tx: Transaction,
  to: string,
  link: Omit<PayLinkMailProps, 'visit'> & { visit: Pick<ToldVisit, 'location'> & { startsAt: Date } },
): Promise<void> {
  const visit = { ...link.visit, startsAt: link.visit.startsAt.toISOString() };
  await queueMail(tx, deps.cipher, payLinkMail, { to, data: { ...link, visit } });
}

export async function mailReportReady(
  deps: Deps,
  tx: Transaction,
  { id, email: to }: { id: string; email: string },
): Promise<void> {
  await queueMail(tx, deps.cipher, visitReportMail, { to, data: { url: mailedLink(deps, id) } });
}
