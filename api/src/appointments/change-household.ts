import { MAX_PEOPLE } from '@larkwell/contracts/numbers/visits';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { sql } from 'drizzle-orm';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import {
  endLoneHousehold,
  getDraft,
  insertPerson,
  listHousehold,
  lockDraft,
  payingDraft,
  removePeople,
  type DraftRow,
} from '../drafts';
import { closeUnwanted } from '../payments';
import { refuse } from '../refusals';
import { claimTimes, orOutcome, takeHoldTurns } from './claim-times';
import { freeHolds } from './claimed-hold';
import { notHeld } from './refused-hold';
import type { RefusedAnswer } from './refused-answer';
import { sentences } from './sentences';
import { nameVisit } from './visit-name';
import { findPlaceOfDraft, isHeld } from './visit-to-book';

export type AddOutcome = { success: true; data: { person: number } } | RefusedAnswer;

interface Adding {
  /** The secret id of the first person's draft. */
  draftId: string;
  /** The network address. */
  address: string;
}

/**
 * Adds a person to a visit being booked: one more time at its location, as near to its own as possible, with the same
 * end.
 */
export async function addPerson(deps: Deps, adding: Adding): Promise<AddOutcome> {
  const { id, testType } = await getDraft(deps, adding.draftId);
  const added = await orOutcome(() => deps.inTransaction((tx) => addWithin(deps, tx, adding)));
  if (added === 'taken') return { success: false, code: 'slot-taken', errorMessage: sentences.noneNear };
  if (typeof added === 'string') {
    const place = await findPlaceOfDraft(deps.db, id);
    const pressed = { slotId: place?.slotId ?? '', testType: testType ?? DEFAULT_TEST_TYPE };
    const { code, errorMessage } = await notHeld(deps, pressed, added);
    return { success: false, code, errorMessage };
  }
  await closeUnwanted(deps, nameVisit({ draftId: id }));
  return added;
}

async function addWithin(deps: Deps, { db }: Transaction, { draftId, address }: Adding): Promise<AddOutcome> {
  const within = { ...deps, db };
  const addressHash = deps.settings.keyring.sign('network address', address);
  await takeHoldTurns(db, addressHash, (await getDraft(within, draftId)).id);
  const first = await lockFirst(deps, { db }, draftId);
  const people = await listHousehold(within, first.id, { lock: true });
  const place = await findPlaceOfDraft(db, first.id);
  if (!isHeld(place)) return { success: false, code: 'hold-expired', errorMessage: sentences.holdOver };
  if (people.length >= MAX_PEOPLE) {
    return { success: false, code: 'refused', errorMessage: sentences.tooManyPeople };
  }
  const { id, person } = await insertPerson(within, draftId, first);
  const { rows } = await db.execute<{ end: string }>(
    sql`select expires_at::text as end from holds where id = ${place.id}`,
  );
  await claimTimes(within, {
    slotId: place.slotId,
    drafts: [id],
    leaving: [],
    addressHash,
    testType: first.testType ?? DEFAULT_TEST_TYPE,
    endsAt: rows[0]!.end,
    isPressed: false,
  });
  return { success: true, data: { person } };
}

/** Removes a person other than the first: the time is free at once. The last one who stays has a visit of their own. */
export async function removePerson(
  deps: Deps,
  { draftId, person }: { draftId: string; person: number },
): Promise<{ success: true }> {
  const firstId = await deps.inTransaction(async ({ db }) => {
    const within = { ...deps, db };
    const first = await lockFirst(deps, { db }, draftId);
    const people = await listHousehold(within, first.id, { lock: true });
    const leaving = people.find((one) => one.person === person && one.id !== first.id);
    if (leaving) {
      await freeHolds(db, [leaving.id]);
      await removePeople(within, [leaving.id]);
      await endLoneHousehold(within, first.id);
    }
    return first.id;
  });
  await closeUnwanted(deps, nameVisit({ draftId: firstId }));
  return { success: true };
}

/** @throws 409 refusal for a draft that is booked or not the first of its household */
async function lockFirst(deps: Deps, { db }: Pick<Transaction, 'db'>, draftId: string): Promise<DraftRow> {
  const first = await lockDraft({ ...deps, db }, draftId);
  if (payingDraft(first) !== first.id) refuse(409, sentences.notFirst);
  if (first.appointmentId) refuse(409, sentences.alreadyConfirmed);
  return first;
}
