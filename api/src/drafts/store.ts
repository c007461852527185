import { DRAFT_HOURS } from '@larkwell/contracts/drafts/drafts';
import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { newKey, personKeys, unwrapFirst, type KeyNeeds } from '../sealing';
import { createToken, hashToken } from '../security';
import { drafts, type DraftRow } from './tables';

type Needed = KeyNeeds & Pick<Deps, 'db'>;

const live = sql`${drafts.expiresAt} > app_now()`;

/**
 * Begins an empty draft, and the key of its visit once values are sealed by person.
 * @returns its secret id, which only the visitor keeps
 */
export async function insertDraft(deps: Needed): Promise<string> {
  const draftId = createToken();
  const key = await newKey(deps);
  await deps.db.execute(sql`
    with made as (
      insert into person_keys (id, wrapped) select ${key.id}, ${key.wrapped} where seals_by_person() returning id)
    insert into drafts (id, key_id, expires_at)
    values (${hashToken(draftId)}, (select id from made), app_now() + make_interval(hours => ${DRAFT_HOURS}))`);
  return draftId;
}

const selectDrafts = (db: Queryable, where: SQL | undefined) =>
  db
    .select({ ...getTableColumns(drafts), key: { id: personKeys.id, wrapped: personKeys.wrapped } })
    .from(drafts)
    .leftJoin(personKeys, eq(personKeys.id, drafts.keyId))
    .where(where);

const byToken = (draftId: string) => and(eq(drafts.id, hashToken(draftId)), live);

/** The draft of a secret id, or null when there is none or its 24 hours are over. */
export async function findDraft(deps: Needed, draftId: string): Promise<DraftRow | null> {
  return unwrapFirst(deps, await selectDrafts(deps.db, byToken(draftId)));
}

/** @throws 404 refusal */
export async function getDraft(deps: Needed, draftId: string): Promise<DraftRow> {
  return (await findDraft(deps, draftId)) ?? refuseMissingDraft();
}

/** As `getDraft`, and keeps every other writer of this draft waiting until the transaction ends. */
export async function lockDraft(deps: Needed, draftId: string): Promise<DraftRow> {
  const rows = await selectDrafts(deps.db, byToken(draftId)).for('update', { of: drafts });
  return (await unwrapFirst(deps, rows)) ?? refuseMissingDraft();
}

/** A draft by the id of its row, whether or not its 24 hours are over. */
export async function findDraftRow(deps: Needed, id: string): Promise<DraftRow | null> {
  return unwrapFirst(deps, await selectDrafts(deps.db, eq(drafts.id, id)));
}

/** Keeps every other writer of a draft waiting until the transaction ends, and reads nothing of it. */
export async function keepOthersWaiting(db: Queryable, id: string): Promise<void> {
  await db.select({ id: drafts.id }).from(drafts).where(eq(drafts.id, id)).for('update');
}

/** As `findDraftRow`, locked until the transaction ends. */
export async function lockDraftRow(deps: Needed, id: string): Promise<DraftRow | null> {
  return unwrapFirst(deps, await selectDrafts(deps.db, eq(drafts.id, id)).for('update', { of: drafts }));
}

function refuseMissingDraft(): never {
  refuse(404, 'We no longer have what you filled in. Please start again.');
}

/** What may be written to a draft once it is there. */
export type DraftColumns = Partial<Omit<DraftRow, 'id' | 'key' | 'keyId'>>;

export async function updateDraft(db: Queryable, id: string, changes: DraftColumns): Promise<void> {
  if (Object.keys(changes).length) await db.update(drafts).set(changes).where(eq(drafts.id, id));
}
