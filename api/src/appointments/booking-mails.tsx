import { currentLanguage, type Language } from '@larkwell/contracts/language/language';
import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { speaking } from '../language';
import type { MailKind } from '../mails';
import { createBookingLink } from './booking-link';
import { bookingSite } from './booking-site';
import { getConfirmedVisit, type ConfirmedVisit } from './confirmation';
import { visitDisputeMail, type VisitDispute } from './mails/dispute-mail';
import { lookupCodeMail, resumeCodeMail } from './mails/lookup-code-mail';
import { changedMoneyMail, lateMoneyMail } from './mails/money-back-mails';
import { payLinkMail, type PayLinkMailProps } from './mails/pay-link-mail';
import { refundMail } from './mails/refund-mail';
import { resumeMail } from './mails/resume-mail';
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
  resumeMail,
  resumeCodeMail,
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

/** Does the work for a mail about a booking in the language in which it was booked. */
async function inItsLanguage<T>(
  db: Queryable,
  bookingId: string,
  work: (language: Language) => Promise<T>,
): Promise<T> {
  const { rows } = await db.execute<{ language: Language }>(
    sql`select language from appointments where id = ${bookingId}`,
  );
  const language = rows[0]?.language ?? 'en';
  return speaking(language, () => work(language));
}

const tells =
  (kind: MailKind<VisitMailProps>) =>
  (deps: Deps, tx: Transaction, bookingId: string): Promise<void> =>
    inItsLanguage(tx.db, bookingId, async (language) => {
      const visit = await getConfirmedVisit({ ...deps, db: tx.db }, bookingId);
      await queueMail(tx, deps.cipher, kind, { to: visit.email, data: toldIn(deps, visit), language });
    });

const toldIn = (deps: Deps, visit: ConfirmedVisit): VisitMailProps => ({
  visit,
  site: calendarSite(deps, visit.id),
  manageUrl: mailedLink(deps, visit.id),
});

export const mailConfirmation = tells(confirmedMail);
export const mailMove = tells(movedMail);
export const mailCancellation = tells(canceledMail);

/** Reminds of a visit that is tomorrow, in the language of the moment. */
export const mailReminder = (deps: Deps, tx: Transaction, visit: ConfirmedVisit): Promise<void> =>
  queueMail(tx, deps.cipher, reminderMail, {
    to: visit.email,
    data: toldIn(deps, visit),
    language: currentLanguage(),
  });

/**
 * Reports a refund of a booking: the latest amount and the total so far.
 * @param latest cents returned just now
 */
export const mailRefund = (deps: Deps, tx: Transaction, bookingId: string, latest: number): Promise<void> =>
  inItsLanguage(tx.db, bookingId, async (language) => {
    const visit = await getConfirmedVisit({ ...deps, db: tx.db }, bookingId);
    const data = { visit, latest, url: calendarSite(deps, bookingId).bookingUrl };
    await queueMail(tx, deps.cipher, refundMail, { to: visit.email, data, language });
  });

/** Reports that a dispute about a booking's payment opened or was decided, and what happens to the visit. */
export const mailVisitDispute = (
  deps: Deps,
  tx: Transaction,
  bookingId: string,
  dispute: VisitDispute,
): Promise<void> =>
  inItsLanguage(tx.db, bookingId, async (language) => {
    const visit = await getConfirmedVisit({ ...deps, db: tx.db }, bookingId);
    const { landing } = bookingSite(deps.settings.bookingUrl);
    const data = { ...dispute, visit, site: calendarSite(deps, bookingId), landing };
    await queueMail(tx, deps.cipher, visitDisputeMail, { to: visit.email, data, language });
  });

interface MoneyBack {
  to: string;
  /** The draft's. */
  language: Language;
}

const tellsOfMoney =
  (kind: MailKind<{ url: string }>, page: 'landing' | 'review') =>
  async (deps: Deps, tx: Transaction, { to, language }: MoneyBack): Promise<void> => {
    const url = speaking(language, () => bookingSite(deps.settings.bookingUrl)[page]);
    await queueMail(tx, deps.cipher, kind, { to, data: { url }, language });
  };

/**
 * Mails about money that arrived for a visit that has since changed, or for a time that someone else has
 * taken.
 */
export const mailMoneyBack = {
  changed: tellsOfMoney(changedMoneyMail, 'review'),
  late: tellsOfMoney(lateMoneyMail, 'landing'),
};

interface MailedCode {
  to: string;
  code: string;
  /** That of the page that asked. */
  language: Language;
}

export async function mailLookupCode(
  deps: Deps,
  tx: Transaction,
  { to, code, language }: MailedCode,
): Promise<void> {
  await queueMail(tx, deps.cipher, lookupCodeMail, { to, data: { code }, language });
}

/** In the language of the page that asks for the link. */
export async function mailPayLink(
  deps: Deps,
  tx: Transaction,
  to: string,
  link: Omit<PayLinkMailProps, 'visit'> & { visit: Pick<ToldVisit, 'location'> & { startsAt: Date } },
): Promise<void> {
  const visit = { ...link.visit, startsAt: link.visit.startsAt.toISOString() };
  await queueMail(tx, deps.cipher, payLinkMail, {
    to,
    data: { ...link, visit },
    language: currentLanguage(),
  });
}

export const mailReportReady = (
  deps: Deps,
  tx: Transaction,
  { id, email: to }: { id: string; email: string },
): Promise<void> =>
  inItsLanguage(tx.db, id, async (language) => {
    await queueMail(tx, deps.cipher, visitReportMail, { to, data: { url: mailedLink(deps, id) }, language });
  });
