import { inEachLanguage } from '@larkwell/contracts/language/language';
import { HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';
import { testNames } from '@larkwell/contracts/test-names';
import type { TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps, PaymentOffer, PaymentSubject } from '../deps';
import { findDraftRow, keepOthersWaiting, listHousehold, openAnswers, type DraftRow } from '../drafts';
import { speaking } from '../language';
import type { PaymentRow } from '../payment-model';
import { areTerms } from '../terms';
import { acceptPaidPage } from './accept-paid-page';
import { bookingSite } from './booking-site';
import { findBooking } from './find-bookings';
import { followVisitMoney } from './follow-visit-money';
import { findPayableTerms } from './household-terms';
import { finishBooking } from './paid-booking';
import { tellTime } from './mails/visit-place';
import { openPatient } from './patient';
import { quoteVisit } from './quote-visit';
import { readVisitName } from './visit-name';
import { findDraftTerms } from './visit-terms';
import { findPlaceOfDraft, isAllHeld, readDraftVisit } from './visit-to-book';

const words = inEachLanguage(
  {
    visit: 'your test visit',
    visitAt: (time: string, place: string) => `your test visit on ${time}, at ${place}`,
    line: (test: TestType) => `COVID-19 ${test} test visit`,
    lineOf: (test: TestType, person: number) => `COVID-19 ${test} test visit, person ${person}`,
    booked: 'Your visit is booked, and this changes nothing about it.',
    notBooked: (landing: string) => `The visit is not booked. If you still want it, book again: ${landing}`,
  },
  {
    visit: 'su cita',
    visitAt: (time, place) => `su cita del ${time}, en ${place}`,
    line: (test) => `Cita para la ${testNames.covid(test)}`,
    lineOf: (test, person) => `Cita para la ${testNames.covid(test)}, persona ${person}`,
    booked: 'Su cita está hecha, y esto no cambia nada.',
    notBooked: (landing) => `La cita no está hecha. Si todavía la quiere, hágala otra vez: ${landing}`,
  },
);

/** How a test visit is paid: the bank holds the amount, and it is captured once the place is booked. */
export const visitSubject: PaymentSubject = {
  kind: 'visit',
  capture: 'manual',
  patience: 0,

  async lock(db, id) {
    const name = readVisitName(id);
    if ('draftId' in name) await keepOthersWaiting(db, name.draftId);
  },

  quote: quoteVisit,
  offer: describeVisit,
  isWanted,

  isTakenAtOnce: ({ kind }) => kind === 'page',

  accept: (deps, tx, payment) => acceptPaidPage(deps, tx, payment),

  finish: (deps, tx, payment) => finishBooking(deps, tx, payment),

  giveUp: followVisitMoney,

  async followUp() {},

  async findPerson(deps, payment) {
    const email = (await findBooked(deps, payment)) ?? (await findEmail(deps, payment.subjectId));
    if (email === null) return null;
    const draft = await findDraftRow(deps, payment.subjectId);
    const language = draft?.language ?? 'en';
    return speaking(language, async () => {
      const about = await nameForPerson(deps, payment.subjectId);
      return { email, about, name: words.visit, standing: await findStanding(deps, payment), language };
    });
  },
};

async function describeVisit(deps: Deps, subjectId: string): Promise<PaymentOffer> {
  const name = readVisitName(subjectId);
  const draft = 'draftId' in name ? await findDraftRow(deps, name.draftId) : null;
  const testType = 'draftId' in name ? readDraftVisit(deps, draft!).testType : name.testType;
  const { amount } = await deps.inTransaction(({ db }) => quoteVisit(deps, db, subjectId, undefined));
  const description = `COVID-19 ${testType} test visit`;
  const { paymentReturn } = bookingSite(deps.settings.bookingUrl);
  return {
    description,
    payer: { email: draft ? (openAnswers(deps.cipher, draft).patient_email ?? '') : '' },
    lines: draft?.householdId ? await linesOf(deps, draft) : [{ name: words.line(testType), amount }],
    keepsCard: false,
    metadata: {},
    returnsTo: paymentReturn,
    cancelsTo: paymentReturn,
  };
}

/** One line for each person who pays, without their name. */
async function linesOf(deps: Deps, first: DraftRow): Promise<PaymentOffer['lines']> {
  const people = await listHousehold(deps, first.id);
  const lines: PaymentOffer['lines'] = [];
  for (const [index, person] of people.entries()) {
    const visit = await findDraftTerms(deps, deps.db, person);
    const { testType } = readDraftVisit(deps, person);
    const name = words.lineOf(testType, index + 1);
    if (visit?.terms.total) lines.push({ name, amount: visit.terms.total });
  }
  return lines;
}

/**
 * While the place is held for exactly the visit that was agreed to, the person may still return with the
 * payment.
 */
async function isWanted(deps: Deps, payment: PaymentRow): Promise<boolean> {
  const { db } = deps;
  const name = readVisitName(payment.subjectId);
  if (!('draftId' in name)) return isYoung(db, payment);
  const draft = await findDraftRow(deps, name.draftId);
  if (!draft || draft.appointmentId || !(await isAllHeld(db, await listHousehold(deps, draft.id))))
    return false;
  const visit = await findPayableTerms(deps, db, draft);
  return (
    visit !== null && !visit.unagreed && (payment.terms === null || areTerms(payment.terms, visit.terms))
  );
}

/** A charge without a draft waits for its confirmation as long as a hold lasts. */
async function isYoung(db: Queryable, { id }: PaymentRow): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payments
    where id = ${id} and created_at > app_now() - make_interval(mins => ${HOLD_MINUTES})`);
  return rows.length > 0;
}

async function findBooked(deps: Deps, { id }: PaymentRow): Promise<string | null> {
  const booking = await findBooking(
    deps,
    sql`a.payment_id = ${id} order by a.share_cents desc nulls last, a.id limit 1`,
  );
  return booking ? openPatient(deps.cipher, booking).email || null : null;
}

/** A visit may be booked with another payment, or at no cost. */
async function findStanding(deps: Deps, { id, subjectId, isAccepted }: PaymentRow): Promise<string | null> {
  if (isAccepted) return null;
  const draft = await findDraftRow(deps, subjectId);
  const booked = draft?.appointmentId ? sql`id = ${draft.appointmentId}` : sql`payment_id = ${id}`;
  const { rows } = await deps.db.execute<{ status: string }>(
    sql`select status from appointments where ${booked}`,
  );
  const [row] = rows;
  return row?.status === 'active'
    ? words.booked
    : words.notBooked(bookingSite(deps.settings.bookingUrl).landing);
}

async function findEmail(deps: Deps, subjectId: string): Promise<string | null> {
  const draft = await findDraftRow(deps, subjectId);
  return draft ? (openAnswers(deps.cipher, draft).patient_email ?? null) : null;
}

/** `your test visit on Tue Dec 01/26, 9:00 AM Central Time, at Larkwell Omaha` */
async function nameForPerson({ db }: Deps, subjectId: string): Promise<string> {
  const name = readVisitName(subjectId);
  const place = 'draftId' in name ? await findPlaceOfDraft(db, name.draftId) : null;
  if (!place) return words.visit;
  const { location } = place;
  const startsAt = new Date(place.startsAt).toISOString();
  return words.visitAt(tellTime({ startsAt, location }), location.name);
}
