import { BOOKING_DAYS, CUTOFF_MINUTES, HOLD_MINUTES } from '@larkwell/contracts/numbers/visits';
import { holdBudgets } from '@larkwell/contracts/budgets';
import { DEFAULT_TEST_TYPE, type TestType } from '@larkwell/contracts/test-types';
import { currentLanguage } from '@larkwell/contracts/language/language';
import { sql } from 'drizzle-orm';
import { requireDeclared } from '../budgets';
import { repeatingLost } from '../db';
import type { Deps } from '../deps';
import { getDraft } from '../drafts';
import { failpoint } from '../failpoints';
import { refuse } from '../refusals';
import { closeUnwanted } from '../payments';
import { holdView, type StoredHold } from './hold-store';
import { findChangedOffer } from './pressed-offer';
import { notHeld, type ReserveOutcome } from './refused-hold';
import { reserveHousehold } from './reserve-household';
import { sentences } from './sentences';
import { nameVisit } from './visit-name';

export interface Reservation {
  slotId: string;
  /** The draft's secret id; choosing another slot frees the one it held. */
  draftId?: string | undefined;
  /** The test that the chosen time was offered for. */
  testType?: TestType | undefined;
  /** The terms beside the pressed button. */
  terms?: string | undefined;
  /** The caller, where there is no draft. */
  userId?: string | undefined;
  address: string;
}

/** Live holds that one visitor without a draft may have at a time. */
const holdsPerVisitor = 3;

/**
 * Holds a place. One statement decides (see `reserve_slot` in the migrations); a repeat by the
 * same visitor gives the same hold. Closes the ways to pay for the draft's previous time at Stripe. Holds
 * nothing when the test or the location has changed since the page that offered the time.
 */
export async function reserve(deps: Deps, reservation: Reservation): Promise<ReserveOutcome> {
  const { slotId, draftId, testType, terms, userId, address } = reservation;
  const draft = draftId ? await getDraft(deps, draftId) : null;
  if (draft?.appointmentId) refuse(409, sentences.alreadyConfirmed);
  // A time for one person ends the household.
  if (draft?.householdId) return reserveHousehold(deps, { ...reservation, draftId: draftId!, people: 1 });
  const addressHash = deps.settings.keyring.sign('network address', address);
  const owner = draft ? `draft ${draft.id}` : userId ? `user ${userId}` : `address ${addressHash}`;
  const wanted = draft?.testType ?? testType ?? DEFAULT_TEST_TYPE;
  const pressed = { terms, testType };
  const changed = await findChangedOffer(deps, { slotId, testType: wanted, pressed });
  if (changed) return notHeld(deps, { slotId, testType: wanted }, 'other-test', changed);

  await failpoint('visit-hold:before');
  const { outcome, hold } = await runReserve(deps, {
    slotId,
    owner,
    draftRow: draft?.id ?? null,
    addressHash,
    testType: testType ?? null,
  });
  await failpoint('visit-hold:after');
  if (outcome === 'unknown') refuse(404, sentences.slotGone);
  if (outcome === 'confirmed') refuse(409, sentences.alreadyConfirmed);
  if (hold) {
    if (draft) await closeUnwanted(deps, nameVisit({ draftId: draft.id }));
    return { success: true, data: holdView(hold, deps.settings.keyring) };
  }
  // Another window changed the test just now. A second look reports the change.
  if (outcome === 'other-test') return reserve(deps, reservation);
  return notHeld(deps, { slotId, testType: wanted }, outcome);
}

interface Claim {
  slotId: string;
  owner: string;
  draftRow: string | null;
  addressHash: string;
  testType: TestType | null;
}

/** One statement is its own transaction: it takes the place, frees the previous one and reads the result. */
function runReserve({ db, settings }: Deps, claim: Claim) {
  requireDeclared(holdBudgets);
  const { slotId, owner, draftRow, addressHash, testType } = claim;
  return repeatingLost(async () => {
    const { rows } = await db.execute<{ outcome: string; hold: StoredHold | null }>(sql`
      select outcome, read_hold(hold_id, ${currentLanguage()}) as hold from reserve_slot(
        ${slotId}, ${owner}, ${draftRow}, ${addressHash}, ${HOLD_MINUTES * 60}, ${CUTOFF_MINUTES}, ${BOOKING_DAYS},
        ${holdsPerVisitor}, ${settings.budgets.holdsOfAddress}, ${testType}, ${settings.budgets.holdsOfPlaceDay})`);
    return rows[0]!;
  });
}
