import type { VisitContext } from '@larkwell/contracts/appointments/visit-rules';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { dateInZone } from '@larkwell/contracts/time';
import { and, desc, eq, inArray } from 'drizzle-orm';
import { holds } from '../appointments';
import { readClock, type Queryable } from '../db';
import { locations, slots } from '../locations';
import { defaultZone, findPlace } from '../places';
import type { DraftRow } from '../drafts';

type DraftPlace = Pick<DraftRow, 'id' | 'testType' | 'searchLocation'>;

/**
 * What the rules must know besides the answers. "Today" is on the calendar of the held place, before that of the
 * place searched for.
 */
export async function readRuleContext(db: Queryable, draft: DraftPlace): Promise<VisitContext> {
  const [held] = await db
    .select({ startsAt: slots.startsAt, zone: locations.zone, state: locations.state })
    .from(holds)
    .innerJoin(slots, eq(slots.id, holds.slotId))
    .innerJoin(locations, eq(locations.id, slots.locationId))
    .where(and(eq(holds.draftId, draft.id), inArray(holds.state, ['live', 'expired'])))
    .orderBy(desc(holds.expiresAt))
    .limit(1);
  const place = draft.searchLocation ? findPlace(draft.searchLocation) : null;
  const zone = held?.zone ?? place?.zone ?? defaultZone;
  return {
    testType: draft.testType ?? DEFAULT_TEST_TYPE,
    today: dateInZone(await readClock(db), zone),
    state: held?.state ?? place?.state ?? '',
    ...(held && { visitDate: dateInZone(held.startsAt, zone) }),
  };
}
