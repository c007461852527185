import type { VisitContext } from '@larkwell/contracts/appointments/visit-rules';
import { DEFAULT_TEST_TYPE } from '@larkwell/contracts/test-types';
import { dateInZone } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import { clockText, type Queryable } from '../db';
import { defaultZone, findPlace } from '../places';
import type { DraftRow } from '../drafts';

interface HeldPlace {
  startsAt: string;
  zone: string;
  state: string;
}

type DraftPlace = Pick<DraftRow, 'id' | 'testType' | 'searchLocation'>;

/**
 * What the rules need besides the answers. "Today" follows the calendar of the held place or, before there is
 * one, of the searched place.
 */
export async function readRuleContext(db: Queryable, draft: DraftPlace): Promise<VisitContext> {
  const { rows } = await db.execute<{ now: string; held: HeldPlace | null }>(sql`
    select ${clockText} as now, (
      select json_build_object('startsAt', s.starts_at, 'zone', l.zone, 'state', l.state)
      from holds h join slots s on s.id = h.slot_id join locations l on l.id = s.location_id
      where h.draft_id = ${draft.id} and h.state in ('live', 'expired') order by h.expires_at desc limit 1) as held`);
  const { now, held } = rows[0]!;
  const place = draft.searchLocation ? findPlace(draft.searchLocation) : null;
  const zone = held?.zone ?? place?.zone ?? defaultZone;
  return {
    testType: draft.testType ?? DEFAULT_TEST_TYPE,
    today: dateInZone(new Date(now), zone),
    state: held?.state ?? place?.state ?? '',
    ...(held && { visitDate: dateInZone(new Date(held.startsAt), zone) }),
  };
}
