import type { Hold } from '@larkwell/contracts/drafts/drafts';
import type { Slot } from '@larkwell/contracts/locations/locations';
import { BOOKING_DAYS, CUTOFF_MINUTES, HOLD_SECONDS } from '@larkwell/contracts/slots';
import type { TestType } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import { repeatingLost } from '../db/database';
import type { Deps } from '../deps';
import { getDraft, updateDraft } from '../drafts/store';
import { failpoint } from '../failpoints';
import { listNearestFree } from '../locations/slots';
import { refuse } from '../http/refusals';
import { hashToken } from '../security/tokens';
import { holdView, type StoredHold } from './hold-store';

export interface Reservation {
  slotId: string;
  /** The draft's secret id; choosing another slot frees the one it held. */
  draftId?: string | undefined;
  testType?: TestType | undefined;
  /** Who asks, where there is no draft. */
  userId?: string | undefined;
  address: string;
}

export type ReserveOutcome =
  | { success: true; data: Hold }
  | { success: false; errorMessage: string; code: 'slot-taken' | 'too-many-tries'; nearest: Slot[] };

/** Live holds that one visitor without a draft may have at a time. */
const holdsPerVisitor = 3;

const taken = 'This time was just taken. Please choose another time.';
const tooMany = 'You are already holding other times. Please use one of them, or wait until they end.';

/**
 * Holds a place for 25 minutes. One statement decides (see `reserve_slot` in the migrations); a repeat by the same
 * visitor gives the same hold.
 */
export async function reserve(deps: Deps, reservation: Reservation): Promise<ReserveOutcome> {
  const { db, settings } = deps;
  const { slotId, draftId, testType, userId, address } = reservation;
  const draft = draftId ? await getDraft(db, draftId) : null;
  if (draft?.appointmentId) refuse(409, 'This booking is already confirmed. Please start a new one.');
  const addressHash = hashToken(`address ${address}`);
  const owner = draft ? `draft ${draft.id}` : userId ? `user ${userId}` : `address ${addressHash}`;

  await failpoint('visit-hold:before');
  const { outcome, hold } = await runReserve(deps, {
    slotId,
    owner,
    draftRow: draft?.id ?? null,
    addressHash,
  });
  await failpoint('visit-hold:after');
  if (outcome === 'unknown') refuse(404, 'This time is no longer offered. Please choose another time.');
  if (!hold) {
    const isTaken = outcome === 'taken';
    const nearest = isTaken ? await listNearestFree(db, slotId) : [];
    const code = isTaken ? 'slot-taken' : 'too-many-tries';
    return { success: false, errorMessage: isTaken ? taken : tooMany, code, nearest };
  }
  if (draft && testType && draft.testType !== testType) await updateDraft(db, draft.id, { testType });
  return { success: true, data: holdView(hold, settings.sessionSecret) };
}

interface Claim {
  slotId: string;
  owner: string;
  draftRow: string | null;
  addressHash: string;
}

/** One statement is a transaction of its own: it takes the place, frees the one before and reads what it has made. */
function runReserve({ db, settings }: Deps, { slotId, owner, draftRow, addressHash }: Claim) {
  return repeatingLost(async () => {
    const { rows } = await db.execute<{ outcome: string; hold: StoredHold | null }>(sql`
      select outcome, read_hold(hold_id) as hold from reserve_slot(
        ${slotId}, ${owner}, ${draftRow}, ${addressHash}, ${HOLD_SECONDS}, ${CUTOFF_MINUTES}, ${BOOKING_DAYS},
        ${holdsPerVisitor}, ${settings.holdsPerAddress})`);
    return rows[0]!;
  });
}
