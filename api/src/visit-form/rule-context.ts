import type { VisitContext } from '@larkwell/contracts/appointments/visit-rules';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { dateInZone } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import { type Queryable, readClock } from '../db';
import { defaultZone, findPlace } from '../places';
import type { DraftRow } from '../drafts';

type DraftPlace = Pick<DraftRow, 'id' | 'testType' | 'searchLocation'>;

/**
 * What the rules need besides the answers. "Today" follows the calendar of the held place or, before there is
 * one, of the searched place.
 */
export async function readRuleContext(db: Queryable, draft: DraftPlace): Promise<VisitContext> {
  const { rows } = await db.execute<{ startsAt: string; zone: string; state: string }>(sql`
    select s.starts_at as "startsAt", l.zone, l.state
    from holds h join slots s on s.id = h.slot_id join locations l on l.id = s.location_id
    where h.draft_id = ${draft.id} and h.state in ('live', 'expired') order by h.expires_at desc limit 1`);
  const [held] = rows;
  const place = draft.searchLocation ? findPlace(draft.searchLocation) : null;
  const zone = held?.zone ?? place?.zone ?? defaultZone;
  return {
    testType: draft.testType ?? DEFAULT_TEST_TYPE,
    today: dateInZone(await readClock(db), zone),
    state: held?.state ?? place?.state ?? '',
    ...(held && { visitDate: dateInZone(new Date(held.startsAt), zone) }),
  };
}
