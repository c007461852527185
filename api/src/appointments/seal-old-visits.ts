import { and, asc, eq, gt, isNull, sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import { openAssessment, openSealedAnswers, sealAnswers, sealAssessment } from '../drafts';
import type { Sweep } from '../jobs';
import { createVisitKey } from '../sealing';
import { bookingAt, plainPatient, sealPatient } from './patient';
import { appointments, type AppointmentColumns } from './tables';

const batch = 100;

/**
 * Seals the visits from before sealing by person, each under a key of its own. It begins when `seals_by_person()` says
 * so, goes on wherever it was interrupted, and has nothing to do once all are sealed.
 */
export const sealOldVisits: Sweep = {
  name: 'seal-old-visits',
  everySeconds: 300,
  async run(deps) {
    for (let after: string | null = ''; after !== null;) after = await sealBatch(deps, after);
  },
};

/** @returns the id of the last visit it has seen; null when there are no more */
function sealBatch(deps: Deps, after: string): Promise<string | null> {
  return deps.inTransaction(async ({ db }) => {
    const rows = await db
      .select()
      .from(appointments)
      .where(and(isNull(appointments.keyId), gt(appointments.id, after), sql`(select seals_by_person())`))
      .orderBy(asc(appointments.id))
      .limit(batch)
      .for('update', { skipLocked: true });
    for (const row of rows) {
      const changes = await sealVisit({ ...deps, db }, row);
      if (changes) await db.update(appointments).set(changes).where(eq(appointments.id, row.id));
    }
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}

/** Null for a visit whose answers do not open: it stays as it is, is logged, and keeps no other from being sealed. */
async function sealVisit(deps: Deps, row: AppointmentColumns): Promise<Partial<AppointmentColumns> | null> {
  const { cipher } = deps;
  const opened = openOld(deps, row);
  if (!opened) return null;
  const at = bookingAt(row.id, await createVisitKey(deps));
  return {
    ...sealPatient(deps, at, plainPatient(row)),
    ...(row.answersSealed && sealAnswers(cipher, at, opened.answers)),
    assessmentSealed: sealAssessment(cipher, at, opened.assessment),
  };
}

function openOld({ cipher, log }: Deps, row: AppointmentColumns) {
  const before = bookingAt(row.id, null);
  try {
    const answers = openSealedAnswers(cipher, before, row);
    return { answers, assessment: openAssessment(cipher, before, row.assessmentSealed)! };
  } catch (error) {
    log.error({ err: error, table: 'appointments', id: row.id }, 'a visit was not sealed');
    return null;
  }
}
