import { DRAFT_HOURS } from '@larkwell/contracts/numbers/visits';
import { currentLanguage, inEachLanguage } from '@larkwell/contracts/language/language';
import { sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { type KeyNeeds, newKey, type StoredKey, unwrapFirst, unwrapKeys } from '../sealing';
import { createToken, hashToken } from '../security';
import type { DraftContent, DraftRow, DraftStored } from './tables';

const words = inEachLanguage(
  { gone: 'We no longer have your answers. Start again.' },
  { gone: 'Ya no tenemos sus respuestas. Empiece otra vez.' },
);

/** The id that rows about a draft have: the secret one is not stored. */
export const rowIdOf = (draftId: string): string => hashToken(draftId);

type Needed = KeyNeeds & Pick<Deps, 'db'>;

/**
 * Creates an empty draft in the caller's language, and its visit's key once values are sealed by person.
 * @returns its secret id, which only the visitor has
 */
export async function insertDraft(deps: Needed): Promise<string> {
  const draftId = createToken();
  const key = await newKey(deps);
  await deps.db.execute(sql`
    with made as (
      insert into person_keys (id, wrapped) select ${key.id}, ${key.wrapped} where seals_by_person() returning id)
    insert into drafts (id, key_id, language, expires_at)
    values (${rowIdOf(draftId)}, (select id from made), ${currentLanguage()}, app_now() + make_interval(hours => ${DRAFT_HOURS}))`);
  return draftId;
}

const columns = sql`
  d.id, d.test_type as "testType", d.search_location as "searchLocation", d.assessment_sealed as "assessmentSealed",
  d.answers_sealed as "answersSealed", d.ssn_sealed as "ssnSealed", d.driver_license_sealed as "driverLicenseSealed",
  d.insurance_id_sealed as "insuranceIdSealed", d.agreed_terms as "agreedTerms",
  d.agreed_patient_sealed as "agreedPatientSealed", d.mark_salt as "markSalt", d.household_id as "householdId", d.person,
  d.completed_sections as "completedSections", d.front_image_key as "frontImageKey",
  d.back_image_key as "backImageKey", d.appointment_id as "appointmentId", d.language, d.key_id as "keyId", d.expires_at as "expiresAt",
  case when k.id is not null then json_build_object('id', k.id, 'wrapped', k.wrapped) end as key`;

async function findWhere(deps: Needed, where: SQL): Promise<DraftRow | null> {
  const { rows } = await deps.db.execute<DraftStored & { key: StoredKey | null }>(sql`
    select ${columns} from drafts d left join person_keys k on k.id = d.key_id where ${where}`);
  return unwrapFirst(deps, rows);
}

const byToken = (draftId: string) => sql`d.id = ${rowIdOf(draftId)} and d.expires_at > app_now()`;

/**
 * The people of a household, in the order of their numbers; the one draft for a visit of its own.
 * @param id row id of the household's first draft
 * @param lock locks them until the transaction ends, the first one first
 */
export async function listHousehold(deps: Needed, id: string, { lock = false } = {}): Promise<DraftRow[]> {
  const { rows } = await deps.db.execute<DraftStored & { key: StoredKey | null }>(sql`
    select ${columns} from drafts d left join person_keys k on k.id = d.key_id
    where d.id = ${id} or d.household_id = ${id} order by d.person${lock ? sql` for update of d` : sql``}`);
  return unwrapKeys(deps, rows);
}

/** The draft with a secret id, or null when there is none or its time is over. */
export async function findDraft(deps: Needed, draftId: string): Promise<DraftRow | null> {
  return findWhere(deps, byToken(draftId));
}

/** @throws 404 refusal */
export async function getDraft(deps: Needed, draftId: string): Promise<DraftRow> {
  return (await findDraft(deps, draftId)) ?? refuseMissingDraft();
}

/** Like `getDraft`, but blocks all other writers of this draft until the transaction ends. */
export async function lockDraft(deps: Needed, draftId: string): Promise<DraftRow> {
  return (await findWhere(deps, sql`${byToken(draftId)} for update of d`)) ?? refuseMissingDraft();
}

/** A draft by its row id, even after its time is over. */
export async function findDraftRow(deps: Needed, id: string): Promise<DraftRow | null> {
  return findWhere(deps, sql`d.id = ${id}`);
}

/** Blocks all other writers of a draft, and of its household, until the transaction ends, without reading it. */
export async function keepOthersWaiting(db: Queryable, id: string): Promise<void> {
  await db.execute(
    sql`select 1 from drafts where id = ${id} or household_id = ${id} order by person for update`,
  );
}

/** Like `findDraftRow`, locked until the transaction ends. */
export async function lockDraftRow(deps: Needed, id: string): Promise<DraftRow | null> {
  return findWhere(deps, sql`d.id = ${id} for update of d`);
}

/** @throws 404 refusal */
export function refuseMissingDraft(): never {
  refuse(404, words.gone);
}

/** Writes the fields in `changes`, and leaves the rest alone. */
export async function updateDraft(db: Queryable, id: string, changes: Partial<DraftContent>): Promise<void> {
  const { completedSections } = changes;
  await db.execute(sql`
    update drafts set
      test_type = ${changes.testType === undefined ? sql`test_type` : changes.testType},
      search_location = ${changes.searchLocation === undefined ? sql`search_location` : changes.searchLocation},
      assessment_sealed = ${changes.assessmentSealed === undefined ? sql`assessment_sealed` : changes.assessmentSealed},
      answers_sealed = ${changes.answersSealed === undefined ? sql`answers_sealed` : changes.answersSealed},
      ssn_sealed = ${changes.ssnSealed === undefined ? sql`ssn_sealed` : changes.ssnSealed},
      driver_license_sealed = ${changes.driverLicenseSealed === undefined ? sql`driver_license_sealed` : changes.driverLicenseSealed},
      insurance_id_sealed = ${changes.insuranceIdSealed === undefined ? sql`insurance_id_sealed` : changes.insuranceIdSealed},
      agreed_terms = ${changes.agreedTerms === undefined ? sql`agreed_terms` : changes.agreedTerms},
      agreed_patient_sealed = ${changes.agreedPatientSealed === undefined ? sql`agreed_patient_sealed` : changes.agreedPatientSealed},
      front_image_key = ${changes.frontImageKey === undefined ? sql`front_image_key` : changes.frontImageKey},
      back_image_key = ${changes.backImageKey === undefined ? sql`back_image_key` : changes.backImageKey},
      appointment_id = ${changes.appointmentId === undefined ? sql`appointment_id` : changes.appointmentId},
      language = ${changes.language === undefined ? sql`language` : changes.language},
      completed_sections = ${completedSections ? sql.param(completedSections) : sql`completed_sections`}
    where id = ${id}`);
}
