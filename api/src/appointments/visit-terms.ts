import { TEST_PRICES } from '@larkwell/contracts/numbers/visits';
import type { Location } from '@larkwell/contracts/locations/locations';
import { formatSlotDate, formatSlotTime, ZONE_NAMES } from '@larkwell/contracts/slots';
import { NO } from '@larkwell/contracts/fields/yes-no';
import { paysByCard } from '@larkwell/contracts/appointments/visit-rules';
import { DEFAULT_TEST_TYPE, type TestType } from '@larkwell/contracts/test-types';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';
import { markAnswers, namePatient, openAgreedPatient, openAnswers, type DraftRow } from '../drafts';
import type { Deps } from '../deps';
import { speaking } from '../language';
import { findChangedTerms, nameTerms, type ChangedTerms, type ShownTerms } from '../terms';

/** A visit that is about to be booked. It cannot be booked while its location does not offer the test. */
export interface VisitTerms {
  terms: ShownTerms;
  isOffered: boolean;
}

export interface VisitToBook {
  testType: TestType;
  /** Null until the way to pay is chosen. */
  byCard: boolean | null;
}

/**
 * What a draft's page shows right now: its patient, test and price, and the place it holds or held last. The
 * price is 0 until a card is chosen. The answers count too, by their fingerprint. To compare, call it under
 * the draft's lock.
 * @returns null while no time has been chosen
 */
export async function findDraftTerms(
  deps: Pick<Deps, 'cipher'>,
  db: Queryable,
  draft: DraftRow,
): Promise<VisitTerms | null> {
  const testType = draft.testType ?? DEFAULT_TEST_TYPE;
  const answers = openAnswers(deps.cipher, draft);
  const isChosen = answers.payment_select === NO;
  const byCard = paysByCard(answers, testType) || (isChosen ? false : null);
  const held = sql`
    h.id = (select id from holds where draft_id = ${draft.id} and state in ('live', 'expired')
      order by expires_at desc limit 1)`;
  const visit = await findTerms(db, `visit ${draft.id}`, { testType, byCard }, held);
  if (!visit) return null;
  const marks = markAnswers(deps.cipher, draft);
  return { ...visit, terms: { ...visit.terms, ...marks, patientName: namePatient(answers) } };
}

/**
 * What differs from the terms of the consent. Until the person agrees again, the visit can be neither paid
 * nor booked. A consent without terms, or none, differs without saying in what.
 */
export const findUnagreed = (
  deps: Pick<Deps, 'cipher' | 'settings'>,
  draft: DraftRow,
  { terms }: VisitTerms,
): ChangedTerms | null => findChangedTerms(readAgreedTerms(deps, draft) ?? '', terms, deps.settings.keyring);

/** The terms that the consent form showed; null before the consent. */
export function readAgreedTerms(
  { cipher, settings }: Pick<Deps, 'cipher' | 'settings'>,
  draft: DraftRow,
): string | null {
  const { agreedTerms } = draft;
  return agreedTerms && nameTerms(agreedTerms, openAgreedPatient(cipher, draft), settings.keyring);
}

/** Like `findDraftTerms`, for a hold without a draft, whose caller sends the whole visit. */
export function findHoldTerms(db: Queryable, holdId: string, visit: VisitToBook): Promise<VisitTerms | null> {
  return findTerms(db, `hold ${holdId}`, visit, sql`h.id = ${holdId}`);
}

interface HeldRow extends Record<string, unknown> {
  starts_at: string;
  location: Location | null;
  is_offered: boolean;
}

async function findTerms(db: Queryable, subject: string, visit: VisitToBook, held: SQL) {
  const { rows } = await db.execute<HeldRow>(sql`
    select s.starts_at, read_hold(h.id) -> 'location' as location,
      l.is_open and ${visit.testType} = any (l.test_types) as is_offered
    from holds h join slots s on s.id = h.slot_id join locations l on l.id = s.location_id
    where ${held}`);
  const [row] = rows;
  if (!row?.location) return null;
  return { terms: describeVisit(subject, visit, row.starts_at, row.location), isOffered: row.is_offered };
}

/** In English in every language, so that terms agreed on one page hold on another, and for jobs. */
function describeVisit(
  subject: string,
  { testType, byCard }: VisitToBook,
  startsAt: string,
  location: Location,
): ShownTerms {
  const { zone, timezone, name, street, city, state, zipCode } = location;
  return {
    subject,
    total: byCard ? TEST_PRICES[testType] : 0,
    facts: [
      ['Test', `COVID-19 ${testType} test`],
      ['Payment', nameWayToPay(byCard)],
      ['Date', speaking('en', () => formatSlotDate(startsAt, zone))],
      ['Time', speaking('en', () => `${formatSlotTime(startsAt, zone)} ${ZONE_NAMES[timezone]}`)],
      ['Location', `${name}, ${street}, ${city}, ${state} ${zipCode}`],
    ],
  };
}

function nameWayToPay(byCard: boolean | null): string {
  if (byCard === null) return 'Not chosen yet';
  return byCard ? 'By card' : 'No cost, or by insurance';
}
