import { DEFAULT_TEST_TYPE, type TestType } from '@larkwell/contracts/test-types';
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
  updateDraft,
} from '../drafts';
import { failpoint } from '../failpoints';
import { closeUnwanted } from '../payments';
import { refuse } from '../refusals';
import { claimTimes, endOfNewHold, NotClaimed, orOutcome, takeHoldTurns } from './claim-times';
import { getHold } from './hold-store';
import { findChangedOffer } from './pressed-offer';
import { notHeld, type ReserveOutcome } from './refused-hold';
import { sentences } from './sentences';
import { nameVisit } from './visit-name';

export interface HouseholdReservation {
  slotId: string;
  /** The secret id of the first person's draft. */
  draftId: string;
  people: number;
  testType?: TestType | undefined;
  /** The terms beside the pressed button. */
  terms?: string | undefined;
  address: string;
}

/**
 * Holds a time for each of `people` at one location, or none. Those who are in the household already keep their
 * answers and get new times; more are added, and those beyond the number leave it. The holds end together.
 */
export async function reserveHousehold(
  deps: Deps,
  reservation: HouseholdReservation,
): Promise<ReserveOutcome> {
  const { slotId, draftId, people, terms } = reservation;
  const draft = await getDraft(deps, draftId);
  if (payingDraft(draft) !== draft.id) refuse(409, sentences.notFirst);
  if (draft.appointmentId) refuse(409, sentences.alreadyConfirmed);
  const testType = draft.testType ?? reservation.testType ?? DEFAULT_TEST_TYPE;
  const pressed = { terms, testType: reservation.testType };
  const changed = await findChangedOffer(deps, { slotId, testType, pressed });
  if (changed) return notHeld(deps, { slotId, testType, people }, 'other-test', changed);

  await failpoint('visit-hold:before');
  const claimed = await orOutcome(() => deps.inTransaction((tx) => holdAll(deps, tx, reservation)));
  await failpoint('visit-hold:after');
  // Another window changed the test just now. A second look reports the change.
  if (claimed === 'other-test') return reserveHousehold(deps, reservation);
  if (claimed === 'unknown') refuse(404, sentences.slotGone);
  if (typeof claimed === 'string') return notHeld(deps, { slotId, testType, people }, claimed);
  await closeUnwanted(deps, nameVisit({ draftId: draft.id }));
  return { success: true, data: await getHold(deps.db, claimed[0]!, deps.settings.keyring) };
}

/** @throws `NotClaimed`, so that nobody is added or leaves */
async function holdAll(
  deps: Deps,
  { db }: Transaction,
  { slotId, draftId, people, testType, address }: HouseholdReservation,
): Promise<string[]> {
  const within = { ...deps, db };
  const addressHash = deps.settings.keyring.sign('network address', address);
  await takeHoldTurns(db, addressHash, (await getDraft(within, draftId)).id);
  const first = await lockDraft(within, draftId);
  if (first.appointmentId) refuse(409, sentences.alreadyConfirmed);
  const wanted = testType ?? first.testType ?? DEFAULT_TEST_TYPE;
  if (first.testType && first.testType !== wanted) throw new NotClaimed('other-test');
  if (!first.testType) await updateDraft(db, first.id, { testType: wanted });
  const known = await listHousehold(within, first.id, { lock: true });
  const leaving = known.slice(people).map(({ id }) => id);
  await removePeople(within, leaving);
  const staying = known.slice(0, people);
  while (staying.length < people) staying.push(await insertPerson(within, draftId, first));
  await endLoneHousehold(within, first.id);
  return claimTimes(within, {
    slotId,
    drafts: staying.map(({ id }) => id),
    leaving,
    addressHash,
    testType: wanted,
    endsAt: await endOfNewHold(db),
    isPressed: true,
  });
}
