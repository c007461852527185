import { formatSlotTime, ZONE_NAMES } from '@larkwell/contracts/slots';
import type { PayLink, PayLinkOffer } from '@larkwell/contracts/appointments/appointments';
import type { TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { mailTo, spendOrRefuse } from '../http';
import type { Deps } from '../deps';
import { findDraftRow } from '../drafts';
import { speaking } from '../language';
import { ensurePage, notKnownYet, createPayLink, findPayLink } from '../payments';
import { areSameTerms, sealUnnamedTerms } from '../terms';
import { askPayments, sayMoney, tellMoney } from './ask-payments';
import { answerBooked } from './booked-answer';
import { mailPayLink } from './booking-mails';
import { bookingSite } from './booking-site';
import type { HeldPlace } from './claimed-hold';
import { getHold } from './hold-store';
import { checkPayableElsewhere } from './payable-draft';
import { orRefused, type RefusedAnswer } from './refused-answer';
import { holdOverSentence, linkOverSentence, unknownLinkSentence } from './sentences';
import { nameVisit } from './visit-name';
import { findDraftTerms, findUnagreed } from './visit-terms';
import { checkVisit, findPlaceOfDraft, isHeld, readDraftVisit } from './visit-to-book';

export interface PayLinkRequest {
  visitorAddress: string;
  draftId: string;
  holdToken: string;
  /** Where to mail it; the patient's own address if omitted. */
  email?: string | undefined;
  /** The terms on the submitted form. */
  terms?: string | undefined;
}

type Offered<Data> = { success: true; data: Data } | RefusedAnswer;

/** Creates a link for paying the visit on another device until the hold ends, and mails it. */
export async function createVisitLink(deps: Deps, request: PayLinkRequest): Promise<Offered<PayLink>> {
  const checked = await checkPayableElsewhere(deps, request.draftId, request.holdToken);
  if ('success' in checked) return checked;
  const { rowId, place, testType, email } = checked.payable;
  const sentTo = request.email ?? email;
  const visit = nameVisit({ draftId: rowId });
  const made = await orRefused(async () => {
    await spendOrRefuse(deps, mailTo(sentTo, request.visitorAddress));
    const { url, expiresAt } = await createPayLink(deps, visit, request.terms, async (tx, token, amount) => {
      const { rows } = await tx.db.execute<{ end: string }>(
        sql`select expires_at as end from holds where id = ${place.id}`,
      );
      const end = new Date(rows[0]!.end);
      const { startsAt, location } = place;
      const link = bookingSite(deps.settings.bookingUrl).payLink(token);
      await mailPayLink(deps, tx, sentTo, {
        url: link,
        // Like the mail it is for.
        until: speaking('en', () => `${formatSlotTime(end, location.zone)} ${ZONE_NAMES[location.timezone]}`),
        testType,
        amount,
        visit: { startsAt, location },
      });
      return { url: link, expiresAt: end };
    });
    const qrSvg = renderSVG(url, { border: 2 });
    return { success: true as const, data: { url, qrSvg, sentTo, expiresAt: expiresAt.toISOString() } };
  });
  return tellMoney(deps, visit, made);
}

/** What a pay link asks for, while it is open. */
export async function getVisitLink(deps: Deps, linkId: string): Promise<Offered<PayLinkOffer>> {
  const link = await findOpenLink(deps, linkId);
  if ('success' in link) return link;
  const { testType, place, amount, terms } = link;
  const { slot, location, endsAt } = await getHold(deps.db, place.id, deps.settings.keyring);
  return { success: true, data: { testType, amount, slot, location, endsAt, terms } };
}

/** Follows an open pay link to Stripe's page. `terms`, if given, must be those of its visit. */
export async function openVisitLink(
  deps: Deps,
  { linkId, terms }: { linkId: string; terms?: string | undefined },
): Promise<Offered<{ url: string; testType: TestType; amount: number }>> {
  const link = await findOpenLink(deps, linkId);
  if ('success' in link) return link;
  if (!areSameTerms(terms ?? link.terms, link.terms)) return answerOver(deps, link.draftId);
  const { draftId, testType, amount } = link;
  const site = bookingSite(deps.settings.bookingUrl);
  const ways = { returnsTo: site.payLinkDone, cancelsTo: site.payLink(linkId) };
  const opened = await orRefused(async () => {
    const url = await ensurePage(deps, nameVisit({ draftId }), link.terms, ways);
    return { success: true as const, data: { url, testType, amount } };
  });
  return !opened.success && opened.code === 'terms-changed' ? answerOver(deps, draftId) : opened;
}

/**
 * The answer to a link whose visit has changed. It does not reveal what the visit is now, and says that
 * nothing was charged only once Stripe has confirmed it.
 */
async function answerOver(deps: Deps, draftId: string): Promise<RefusedAnswer> {
  const paid = await askPayments(deps, nameVisit({ draftId }));
  return paid === 'unknown'
    ? { success: false, code: 'unavailable', errorMessage: notKnownYet }
    : { success: false, code: 'terms-changed', errorMessage: `${linkOverSentence} ${sayMoney(paid)}` };
}

interface OpenLink {
  draftId: string;
  place: HeldPlace;
  testType: TestType;
  /** Cents. */
  amount: number;
  /** Sealed. */
  terms: string;
}

/**
 * A link is open while the place is held, the visit is unpaid and complete, and it is still the visit that
 * the link was made for.
 */
async function findOpenLink(deps: Deps, linkId: string): Promise<OpenLink | RefusedAnswer> {
  const { db, settings } = deps;
  const over: RefusedAnswer = { success: false, code: 'hold-expired', errorMessage: holdOverSentence };
  const link = await findPayLink(db, 'visit', linkId);
  if (!link) return { success: false, code: 'not-found', errorMessage: unknownLinkSentence };
  const draft = await findDraftRow(deps, link.subjectId);
  if (!draft) return over;
  if (draft.appointmentId) return answerBooked(deps, draft.id);
  const place = await findPlaceOfDraft(db, draft.id);
  const visit = await findDraftTerms(deps, db, draft);
  if (!isHeld(place) || !visit) return over;
  const terms = sealUnnamedTerms(visit.terms, settings.keyring);
  const answered = readDraftVisit(deps, draft);
  const checked = await checkVisit(db, answered, place);
  const isSame = areSameTerms(link.terms ?? terms, terms) && !findUnagreed(deps, draft, visit);
  if (!isSame || !checked.isComplete || !checked.state.byCard) return answerOver(deps, draft.id);
  return { draftId: draft.id, place, testType: answered.testType, amount: visit.terms.total, terms };
}
