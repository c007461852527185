import type { HeldTime } from '@larkwell/contracts/locations/hold';
import { findHoldOfDraft } from '../appointments';
import type { Deps } from '../deps';
import type { DraftRow } from '../drafts';

/** The time held for a draft; null once the hold has ended or the visit is booked. */
export async function viewHeldTime(
  { db, settings }: Pick<Deps, 'db' | 'settings'>,
  row: Pick<DraftRow, 'id' | 'appointmentId'>,
): Promise<HeldTime | null> {
  if (row.appointmentId) return null;
  const hold = await findHoldOfDraft(db, row.id, settings.keyring);
  if (!hold || hold.secondsLeft === 0) return null;
  const { holdToken: _secret, ...held } = hold;
  return held;
}
