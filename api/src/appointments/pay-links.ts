import { formatSlotTime, ZONE_NAMES } from '@larkwell/contracts/slots';
import type { PayLink, PayLinkOffer } from '@larkwell/contracts/appointments/appointments';
import { DEFAULT_TEST_TYPE, type TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import { mailTo, spendOrRefuse } from '../budgets/spend-or-refuse';
import type { Deps } from '../deps';
import { findDraftRow } from '../drafts/store';
import { ensurePage } from '../payments/hosted-page';
import { createPayLink, findPayLink } from '../payments/pay-links';
import type { ShownTerms } from '../terms/terms';
import { sealTerms } from '../terms/terms';
import { mailPayLink } from './booking-mails';
import { bookingSite } from './booking-site';
import { getHold } from './hold-store';
import { checkPayable } from './payable-draft';
import { orRefused, type RefusedAnswer } from './refused-answer';
import { holdOverSentence, paidVisitSentence } from './sentences';
import { nameVisit } from './visit-name';
import { findDraftTerms } from './visit-terms';
import { findPlaceOfDraft, isHeld } from './visit-to-book';

export interface PayLinkRequest {
  draftId: string;
  holdToken: string;
  /** Where to mail it; the patient's own address unless another is given. */
  email?: string | undefined;
  /** What the pressed form was about. */
  terms?: string | undefined;
}

type Offered<Data> = { success: true; data: Data } | RefusedAnswer;

/** Makes a link by which the visit is paid on another device until the hold ends, and mails it. */
export async function createVisitLink(deps: Deps, request: PayLinkRequest): Promise<Offered<PayLink>> {
  const checked = await checkPayable(deps, request.draftId, request.holdToken);
  if ('success' in checked) return checked;
  const { rowId, place, testType, email } = checked.payable;
  const sentTo = request.email ?? email;
  return orRefused(async () => {
    const visit = nameVisit({ draftId: rowId });
    await spendOrRefuse(deps, [mailTo(sentTo)]);
    const { url, expiresAt } = await createPayLink(deps, visit, request.terms, async (tx, token, amount) => {
      const { rows } = await tx.db.execute<{ end: string }>(
        sql`select expires_at as end from holds where id = ${place.id}`,
      );
      const end = new Date(rows[0]!.end);
      const { startsAt, location } = place;
      const link = bookingSite(deps.settings.bookingUrl).payLink(token);
      await mailPayLink(deps, tx, sentTo, {
        url: link,
        until: `${formatSlotTime(end, location.zone)} ${ZONE_NAMES[location.timezone]}`,
        testType,
        amount,
        visit: { startsAt, location },
      });
      return { url: link, expiresAt: end };
    });
    const qrSvg = renderSVG(url, { border: 2 });
    return { success: true as const, data: { url, qrSvg, sentTo, expiresAt: expiresAt.toISOString() } };
  });
}

/** What a pay link asks for, as long as the place is held and nobody has paid. */
export async function getVisitLink(deps: Deps, linkId: string): Promise<Offered<PayLinkOffer>> {
  const link = await findOpenLink(deps, linkId);
  if ('success' in link) return link;
  const { slot, location, endsAt } = await getHold(deps.db, link.holdId, deps.settings.sessionSecret);
  const { testType, now } = link;
  const terms = sealTerms(now, deps.settings.sessionSecret);
  return { success: true, data: { testType, amount: now.total, slot, location, endsAt, terms } };
}

/**
 * Follows a pay link to Stripe's page. It leads there as long as the place is held, nobody has paid, and the visit is
 * what the link, or the page that opens it, says.
 */
export async function openVisitLink(
  deps: Deps,
  { linkId, terms }: { linkId: string; terms?: string | undefined },
): Promise<Offered<{ url: string; testType: TestType; amount: number }>> {
  const link = await findOpenLink(deps, linkId);
  if ('success' in link) return link;
  const { draftId, testType, now } = link;
  const site = bookingSite(deps.settings.bookingUrl);
  const ways = { returnsTo: site.payLinkDone, cancelsTo: site.payLink(linkId) };
  return orRefused(async () => {
    const url = await ensurePage(deps, nameVisit({ draftId }), terms ?? link.terms ?? undefined, ways);
    return { success: true as const, data: { url, testType, amount: now.total } };
  });
}

interface OpenLink {
  draftId: string;
  holdId: string;
  testType: TestType;
  /** What it was made with, sealed, and what is true now. */
  terms: string | null;
  now: ShownTerms;
}

async function findOpenLink({ db, cipher }: Deps, linkId: string): Promise<OpenLink | RefusedAnswer> {
  const over: RefusedAnswer = { success: false, code: 'hold-expired', errorMessage: holdOverSentence };
  const link = await findPayLink(db, 'visit', linkId);
  const draft = link && (await findDraftRow(db, link.subjectId));
  if (!draft) return over;
  if (draft.appointmentId) {
    return { success: false, code: 'already-paid', errorMessage: paidVisitSentence };
  }
  const place = await findPlaceOfDraft(db, draft.id);
  const visit = await findDraftTerms(db, cipher, draft);
  if (!isHeld(place) || !visit) return over;
  const testType = draft.testType ?? DEFAULT_TEST_TYPE;
  return { draftId: draft.id, holdId: place.id, testType, terms: link.terms, now: visit.terms };
}
