import { DRAFT_HOURS } from '@larkwell/contracts/drafts/drafts';
import { and, eq, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { refuse } from '../http/refusals';
import { createToken, hashToken } from '../security/tokens';
import { drafts, type DraftRow } from './tables';

const live = sql`${drafts.expiresAt} > app_now()`;

/** Begins an empty draft. @returns its secret id, which only the visitor keeps */
export async function insertDraft(db: Queryable): Promise<string> {
  const draftId = createToken();
  await db.execute(sql`
    insert into drafts (id, expires_at)
    values (${hashToken(draftId)}, app_now() + make_interval(hours => ${DRAFT_HOURS}))`);
  return draftId;
}

/** The draft of a secret id, or null when there is none or its 24 hours are over. */
export async function findDraft(db: Queryable, draftId: string): Promise<DraftRow | null> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, hashToken(draftId)), live));
  return row ?? null;
}

/** @throws 404 refusal */
export async function getDraft(db: Queryable, draftId: string): Promise<DraftRow> {
  return (await findDraft(db, draftId)) ?? refuseMissingDraft();
}

/** As `getDraft`, and keeps every other writer of this draft waiting until the transaction ends. */
export async function lockDraft(db: Queryable, draftId: string): Promise<DraftRow> {
  const [row] = await db
    .select()
    .from(drafts)
    .where(and(eq(drafts.id, hashToken(draftId)), live))
    .for('update');
  return row ?? refuseMissingDraft();
}

function refuseMissingDraft(): never {
  refuse(404, 'We no longer have what you filled in. Please start again.');
}

export async function updateDraft(db: Queryable, id: string, changes: Partial<DraftRow>): Promise<void> {
  if (Object.keys(changes).length) await db.update(drafts).set(changes).where(eq(drafts.id, id));
}
