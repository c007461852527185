import type { HeldTime } from '@larkwell/contracts/locations/hold';
import { findHoldOfDraft, listHeldTimes } from '../appointments';
import type { Deps } from '../deps';
import type { DraftRow } from '../drafts';

/** The time held for a draft, or the earliest of its household; null once the hold has ended or the visit is booked. */
export async function viewHeldTime(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  row: Pick<DraftRow, 'id' | 'householdId' | 'appointmentId'>,
): Promise<HeldTime | null> {
  if (row.appointmentId) return null;
  const times = row.householdId ? await listHeldTimes(db, row.householdId) : [row.id];
  const hold = times[0] ? await findHoldOfDraft(db, times[0], settings.keyring) : null;
  if (!hold || hold.secondsLeft === 0) return null;
  const { holdToken: _secret, ...held } = hold;
  return { ...held, people: times.length };
}
