import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import {
  openAssessment,
  openSealedAnswers,
  sealAnswers,
  sealAssessment,
  type SealedAnswers,
} from '../drafts';
import type { Queryable } from '../db';
import type { Sweep } from '../jobs';
import { createVisitKey } from '../sealing';
import { bookingColumns, bookings, type StoredBooking } from './find-bookings';
import { bookingAt, plainPatient, sealPatient } from './patient';
import type { PatientColumns } from './tables';

const batch = 100;

/**
 * Seals visits from before sealing, each under a key of its own. Starts when `seals_by_person()` allows it,
 * resumes where it was interrupted, and does nothing once all are sealed.
 */
export const sealOldVisits: Sweep = {
  name: 'seal-old-visits',
  everySeconds: 300,
  async run(deps) {
    for (let after: string | null = ''; after !== null;) after = await sealBatch(deps, after);
  },
};

/** @returns the id of the last visit in the batch; null when there are no more */
function sealBatch(deps: Deps, after: string): Promise<string | null> {
  return deps.inTransaction(async ({ db }) => {
    const { rows } = await db.execute<StoredBooking>(sql`
      select ${bookingColumns} from ${bookings}
      where a.key_id is null and a.id > ${after} and (select seals_by_person())
      order by a.id limit ${batch} for update of a skip locked`);
    for (const row of rows) {
      const sealed = await sealVisit({ ...deps, db }, row);
      if (sealed) await keepSealed(db, row.id, sealed);
    }
    return rows.length === batch ? rows.at(-1)!.id : null;
  });
}

type SealedVisit = PatientColumns & SealedAnswers & { assessmentSealed: string };

const noAnswers = ({ answersSealed, ssnSealed, driverLicenseSealed, insuranceIdSealed }: SealedAnswers) => ({
  answersSealed,
  ssnSealed,
  driverLicenseSealed,
  insuranceIdSealed,
});

async function keepSealed(db: Queryable, id: string, sealed: SealedVisit): Promise<void> {
  await db.execute(sql`
    update appointments set key_id = ${sealed.keyId}, patient_sealed = ${sealed.patientSealed},
      email_hash = ${sealed.emailHash}, phone_hashes = ${sql.param(sealed.phoneHashes)}, code_hash = ${sealed.codeHash},
      patient_hash = ${sealed.patientHash}, lookup_key = ${sealed.lookupKey},
      confirmation_code = ${sealed.confirmationCode}, patient_first_name = ${sealed.patientFirstName},
      patient_last_name = ${sealed.patientLastName}, patient_email = ${sealed.patientEmail},
      patient_mobile = ${sealed.patientMobile}, primary_phone_number = ${sealed.primaryPhoneNumber},
      date_of_birth = ${sealed.dateOfBirth}, assessment_sealed = ${sealed.assessmentSealed},
      answers_sealed = ${sealed.answersSealed}, ssn_sealed = ${sealed.ssnSealed},
      driver_license_sealed = ${sealed.driverLicenseSealed}, insurance_id_sealed = ${sealed.insuranceIdSealed}
    where id = ${id}`);
}

/**
 * Null for a visit whose answers cannot be opened: it is logged and stays as it is, and the rest are still
 * sealed.
 */
async function sealVisit(deps: Deps, row: StoredBooking): Promise<SealedVisit | null> {
  const { cipher } = deps;
  const opened = openOld(deps, row);
  if (!opened) return null;
  const at = bookingAt(row.id, await createVisitKey(deps));
  return {
    ...sealPatient(deps, at, plainPatient(row)),
    ...(row.answersSealed ? sealAnswers(cipher, at, opened.answers) : noAnswers(row)),
    assessmentSealed: sealAssessment(cipher, at, opened.assessment),
  };
}

function openOld({ cipher, log }: Deps, row: StoredBooking) {
  const before = bookingAt(row.id, null);
  try {
    const answers = openSealedAnswers(cipher, before, row);
    return { answers, assessment: openAssessment(cipher, before, row.assessmentSealed)! };
  } catch (error) {
    log.error({ err: error, table: 'appointments', id: row.id }, 'visit not sealed');
    return null;
  }
}
