import { sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../db';
import type { Deps } from '../deps';
import { createToken, hashToken } from '../security';
import type { SubjectKind, SubjectName } from '../payment-model';

/** A link for paying something on another device. */
export interface PayLinkRow extends Record<string, unknown> {
  subjectId: string;
  /** The terms it was created with; null for a link older than terms. */
  terms: string | null;
}

/**
 * Creates a link that pays a subject on any device until `expiresAt`, at its current price.
 * @param given the terms the person saw
 * @param tell queues the mail that carries the link, in the same transaction
 * @throws the subject's refusal; 409 terms-changed
 */
export async function createPayLink<Told>(
  deps: Deps,
  subject: SubjectName,
  given: string | undefined,
  tell: (tx: Transaction, token: string, amount: number) => Promise<Told & { expiresAt: Date }>,
): Promise<Told & { expiresAt: Date }> {
  const token = createToken();
  return deps.inTransaction(async (tx) => {
    const { amount, terms } = await deps.subjects[subject.kind].quote(deps, tx.db, subject.id, given);
    const told = await tell(tx, token, amount);
    await tx.db.execute(sql`
      insert into pay_links (token_hash, subject_kind, subject_id, terms, expires_at)
      values (${hashToken(token)}, ${subject.kind}, ${subject.id}, ${terms}, ${told.expiresAt.toISOString()})`);
    return told;
  });
}

/** What a link pays, or null for a link that is not ours. */
export async function findPayLink(
  db: Queryable,
  kind: SubjectKind,
  token: string,
): Promise<PayLinkRow | null> {
  const { rows } = await db.execute<PayLinkRow>(sql`
    select subject_id as "subjectId", terms from pay_links
    where token_hash = ${hashToken(token)} and subject_kind = ${kind}`);
  return rows[0] ?? null;
}
