import type { Household, HouseholdPerson } from '@larkwell/contracts/appointments/households';
import { describeHousehold, readPeople, type PersonState } from '../appointments';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { listHousehold, payingDraft, type DraftRow } from '../drafts';
import { slotView } from '../locations';
import { sealTerms } from '../terms';

/** The people who book together with a draft; null for a visit of its own. */
export async function viewHousehold(deps: Deps, db: Queryable, row: DraftRow): Promise<Household | null> {
  if (!row.householdId) return null;
  const firstId = payingDraft(row);
  const people = await readPeople(deps, db, await listHousehold({ ...deps, db }, firstId));
  const visits = people.flatMap(({ visit }) => visit ?? []);
  const isOpen = !row.appointmentId && visits.length === people.length;
  const now = describeHousehold(firstId, visits);
  return {
    person: row.person,
    people: people.map(viewPerson),
    total: now.total,
    terms: isOpen ? sealTerms(now, deps.settings.keyring) : null,
  };
}

function viewPerson({ draft, typedName, place, visit, state, unagreed }: PersonState): HouseholdPerson {
  const { person, appointmentId, completedSections } = draft;
  const isAgreed = !unagreed && completedSections.includes('consent');
  return {
    person,
    name: typedName,
    slot:
      place &&
      slotView(
        { id: place.slotId, locationId: place.location.id, startsAt: place.startsAt },
        place.location.zone,
      ),
    isHeld: place !== null && place.state === 'live' && !place.isOver,
    isDone: appointmentId !== null || (state !== null && visit !== null && isAgreed),
    amount: visit?.terms.total ?? 0,
    bookingId: appointmentId,
  };
}
