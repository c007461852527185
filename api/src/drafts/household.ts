import { createHmac, randomUUID } from 'node:crypto';
import { SECTION_FIELDS, type VisitAnswers } from '@larkwell/contracts/appointments/visit-answers';
import { sql } from 'drizzle-orm';
import type { Deps } from '../deps';
import type { FieldCipher } from '../security';
import { type KeyNeeds, newKey } from '../sealing';
import { draftAt, openAnswers, sealAnswers, type SealedAnswers } from './answers';
import { findDraftRow, getDraft, listHousehold, refuseMissingDraft, rowIdOf, updateDraft } from './store';
import type { DraftRow } from './tables';

type Needed = KeyNeeds & Pick<Deps, 'db'>;

/** The draft that payments and the household are named after. */
export const payingDraft = ({ id, householdId }: Pick<DraftRow, 'id' | 'householdId'>): string =>
  householdId ?? id;

/**
 * The secret id of a further person's draft. It derives from the first one's, so a browser keeps only that, and a
 * repeated press finds the same people.
 */
const personDraftId = (draftId: string, { markSalt }: Pick<DraftRow, 'markSalt'>): string =>
  createHmac('sha256', draftId).update(`person ${markSalt}`).digest('base64url');

/**
 * The draft of a person in the household of a draft, with its secret id.
 * @param person the draft itself if omitted
 * @throws 404 refusal
 */
export async function getPersonDraft(
  deps: Needed,
  draftId: string,
  person?: number,
): Promise<{ draftId: string; row: DraftRow }> {
  const first = await getDraft(deps, draftId);
  if (person === undefined || person === first.person) return { draftId, row: first };
  const people = await listHousehold(deps, first.id);
  const row = people.find((one) => one.person === person) ?? refuseMissingDraft();
  return { draftId: personDraftId(draftId, row), row };
}

/**
 * Adds a person to the household of a locked draft, with the answers that its people share.
 * @param draftId the secret id of the first draft
 */
export async function insertPerson(
  deps: Needed & Pick<Deps, 'cipher'>,
  draftId: string,
  first: DraftRow,
): Promise<DraftRow> {
  const markSalt = randomUUID();
  const id = rowIdOf(personDraftId(draftId, { markSalt }));
  const key = await newKey(deps);
  await deps.db.execute(sql`
    with made as (
      insert into person_keys (id, wrapped) select ${key.id}, ${key.wrapped} where seals_by_person() returning id),
    household as (
      update drafts set household_id = id, people_made = people_made + 1 where id = ${first.id}
      returning id, people_made, test_type, search_location, language, expires_at)
    insert into drafts (id, key_id, mark_salt, household_id, person, test_type, search_location, language,
      expires_at)
    select ${id}, (select id from made), ${markSalt}, h.id, h.people_made, h.test_type, h.search_location, h.language,
      h.expires_at
    from household h`);
  const row = (await findDraftRow(deps, id))!;
  await updateDraft(deps.db, id, shareAnswers(deps.cipher, first, row));
  return row;
}

/** A box that a person has to tick for each patient. */
const ownAnswers: readonly string[] = [
  'confirm_no_health_insurance',
  'front_insurance_card_img',
  'back_insurance_card_img',
];

/**
 * What the first person typed about contact and insurance, as long as the other one has not saved that section. Their
 * form shows it to be checked; a section counts as complete only once it is saved.
 */
export function shareAnswers(cipher: FieldCipher, from: DraftRow, to: DraftRow): SealedAnswers {
  const own = openAnswers(cipher, to);
  const shared = openAnswers(cipher, from);
  const names = (['contact', 'payment'] as const)
    .filter((section) => !to.completedSections.includes(section))
    .flatMap((section): (keyof VisitAnswers)[] => [...SECTION_FIELDS[section]])
    .filter((name) => !ownAnswers.includes(name))
    .filter((name) => !own.insurance_id || !name.endsWith('insurance_id'));
  const copied = Object.fromEntries(names.map((name) => [name, shared[name]]));
  return sealAnswers(cipher, draftAt(to), { ...own, ...copied });
}

/** Takes people out of a household. Their answers go with the next cleaning. */
export async function removePeople({ db }: Pick<Deps, 'db'>, ids: readonly string[]): Promise<void> {
  await db.execute(sql`
    update drafts set household_id = null, expires_at = app_now() where id = any (${sql.param([...ids])}::text[])`);
}

/** A household of one is a visit like any other. */
export async function endLoneHousehold({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  await db.execute(sql`
    update drafts d set household_id = null
    where d.id = ${id} and not exists (select 1 from drafts o where o.household_id = ${id} and o.id <> ${id})`);
}

/** Test and place are the same for all people of a household. */
export async function shareSearch({ db }: Pick<Deps, 'db'>, id: string): Promise<void> {
  await db.execute(sql`
    update drafts d set test_type = f.test_type, search_location = f.search_location
    from drafts f where f.id = ${id} and d.household_id = ${id} and d.id <> ${id}`);
}
