import { formatSlotTime, ZONE_NAMES } from '@larkwell/contracts/slots';
import type { PayLink, PayLinkOffer } from '@larkwell/contracts/appointments/appointments';
import { TEST_PRICES, type TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import { renderSVG } from 'uqr';
import type { Deps } from '../deps';
import { openAnswers } from '../drafts/answers';
import { drafts, type DraftRow } from '../drafts/tables';
import { createToken, hashToken } from '../security/tokens';
import { sealTerms } from '../terms/terms';
import { mailPayLink } from './booking-mails';
import { bookingSite } from './booking-site';
import { openPage } from './checkout-page';
import { getHold } from './hold-store';
import { checkPayable, type NotPayable } from './payable-draft';
import { holdOverSentence } from './sentences';
import { holds } from './tables';
import { findDraftTerms } from './visit-terms';

export interface PayLinkRequest {
  draftId: string;
  holdToken: string;
  /** Where to mail it; the patient's own address unless another is given. */
  email?: string | undefined;
}

/** Makes a link by which the visit is paid on another device until the hold ends, and mails it. */
export async function createPayLink(
  deps: Deps,
  { draftId, holdToken, email }: PayLinkRequest,
): Promise<{ success: true; data: PayLink } | NotPayable> {
  const checked = await checkPayable(deps, draftId, holdToken);
  if ('success' in checked) return checked;
  const { rowId, place, testType, email: patientEmail } = checked.payable;
  const token = createToken();
  const url = bookingSite(deps.settings.bookingUrl).payLink(token);
  const sentTo = email ?? patientEmail;
  const expiresAt = await deps.inTransaction(async (tx) => {
    const { rows } = await tx.db.execute<{ expires_at: string }>(sql`
      insert into visit_pay_links (token_hash, draft_id, hold_id, expires_at)
      select ${hashToken(token)}, ${rowId}, h.id, h.expires_at from holds h where h.id = ${place.id}
      returning expires_at`);
    const end = new Date(rows[0]!.expires_at);
    const { startsAt, location } = place;
    await mailPayLink(deps, tx, sentTo, {
      url,
      until: `${formatSlotTime(end, location.zone)} ${ZONE_NAMES[location.timezone]}`,
      testType,
      amount: TEST_PRICES[testType],
      visit: { startsAt, location },
    });
    return end;
  });
  const qrSvg = renderSVG(url, { border: 2 });
  return { success: true, data: { url, qrSvg, sentTo, expiresAt: expiresAt.toISOString() } };
}

export interface PayLinkRefusal {
  success: false;
  errorMessage: string;
  code: 'hold-expired' | 'already-paid';
}

type Offered<Data> = { success: true; data: Data } | PayLinkRefusal;

/** What a pay link asks for, as long as the place is held and nobody has paid. */
export async function getPayLink(deps: Deps, linkId: string): Promise<Offered<PayLinkOffer>> {
  const link = await findOpenLink(deps, linkId);
  if ('success' in link) return link;
  const { slot, location, endsAt } = await getHold(deps.db, link.holdId, deps.settings.sessionSecret);
  const { testType } = link;
  const visit = await findDraftTerms(deps.db, deps.cipher, link.draft);
  const terms = sealTerms(visit!.terms, deps.settings.sessionSecret);
  const amount = TEST_PRICES[testType];
  return { success: true, data: { testType, amount, slot, location, endsAt, terms } };
}

/** Follows a pay link to Stripe's page. It leads there as long as the place is held and nobody has paid. */
export async function openPayLink(
  deps: Deps,
  linkId: string,
): Promise<Offered<{ url: string; testType: TestType; amount: number }>> {
  const link = await findOpenLink(deps, linkId);
  if ('success' in link) return link;
  const { rowId, holdId, testType, email } = link;
  const site = bookingSite(deps.settings.bookingUrl);
  const ways = { returnsTo: site.payLinkDone, cancelsTo: site.payLink(linkId) };
  const { url } = await openPage(deps, { rowId, testType, email, place: { id: holdId } }, ways);
  return { success: true, data: { url, testType, amount: TEST_PRICES[testType] } };
}

interface OpenLink {
  draft: DraftRow;
  rowId: string;
  holdId: string;
  testType: TestType;
  email: string;
}

async function findOpenLink(deps: Deps, linkId: string): Promise<OpenLink | PayLinkRefusal> {
  const [row] = await deps.db
    .select({
      draft: drafts,
      holdId: holds.id,
      isHeld: sql<boolean>`${holds.state} = 'live' and ${holds.expiresAt} > app_now()`,
    })
    .from(sql`visit_pay_links as link`)
    .innerJoin(drafts, sql`${drafts.id} = link.draft_id`)
    .innerJoin(holds, sql`${holds.id} = link.hold_id`)
    .where(sql`link.token_hash = ${hashToken(linkId)}`);
  if (row?.draft.appointmentId) {
    return {
      success: false,
      code: 'already-paid',
      errorMessage: 'This visit is already paid. There is nothing left to do.',
    };
  }
  const email = row ? openAnswers(deps.cipher, row.draft).patient_email : null;
  if (!row?.isHeld || !email || !row.draft.testType) {
    return { success: false, code: 'hold-expired', errorMessage: holdOverSentence };
  }
  return { draft: row.draft, rowId: row.draft.id, holdId: row.holdId, testType: row.draft.testType, email };
}
