import { TEST_PRICES, type TestType } from '@larkwell/contracts/test-types';
import { and, desc, eq, inArray, or, sql } from 'drizzle-orm';
import type { Queryable } from '../db/database';
import { visitPayments, type VisitPayment } from './payment-tables';

export interface NewPayment {
  kind: 'card' | 'page';
  testType: TestType;
  draftId: string | null;
  holdId: string | null;
}

/** Writes down that money will be asked for, before anybody is asked. The price is ours. @returns its id */
export async function insertPayment(
  db: Queryable,
  { kind, testType, draftId, holdId }: NewPayment,
): Promise<string> {
  const { rows } = await db.execute<{ id: string }>(sql`
    insert into visit_payments (kind, test_type, draft_id, hold_id, amount_cents)
    values (${kind}, ${testType}, ${draftId}, ${holdId}, ${TEST_PRICES[testType]}) returning id`);
  return rows[0]!.id;
}

export async function getPayment(db: Queryable, id: string): Promise<VisitPayment> {
  const [row] = await db.select().from(visitPayments).where(eq(visitPayments.id, id));
  if (!row) throw new Error(`no visit payment ${id}`);
  return row;
}

/** As `getPayment`, and keeps others from settling it until the transaction ends. */
export async function lockPayment(db: Queryable, id: string): Promise<VisitPayment> {
  const [row] = await db.select().from(visitPayments).where(eq(visitPayments.id, id)).for('update');
  if (!row) throw new Error(`no visit payment ${id}`);
  return row;
}

/** The payment behind an object of Stripe's (intent or session), or null when it is not a visit's. */
export async function findPaymentByStripeId(db: Queryable, stripeId: string): Promise<VisitPayment | null> {
  const [row] = await db
    .select()
    .from(visitPayments)
    .where(or(eq(visitPayments.paymentIntentId, stripeId), eq(visitPayments.checkoutSessionId, stripeId)));
  return row ?? null;
}

/** The authorisation of a draft that waits for its confirmation, or null. */
export async function findUsableCharge(db: Queryable, draftId: string): Promise<VisitPayment | null> {
  const [row] = await db
    .select()
    .from(visitPayments)
    .where(and(eq(visitPayments.draftId, draftId), eq(visitPayments.status, 'authorized')))
    .orderBy(desc(visitPayments.createdAt))
    .limit(1);
  return row ?? null;
}

/** The payments of a draft whose end is not known yet, latest first. */
export function listUnsettled(db: Queryable, draftId: string): Promise<VisitPayment[]> {
  return db
    .select()
    .from(visitPayments)
    .where(and(eq(visitPayments.draftId, draftId), inArray(visitPayments.status, ['open', 'authorized'])))
    .orderBy(desc(visitPayments.createdAt));
}

/** Marks an authorisation that nobody uses for release. One that a booking has is left alone: false then. */
export async function markForRelease(db: Queryable, id: string): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update visit_payments set status = 'void_due'
    where id = ${id} and status in ('open', 'authorized') and appointment_id is null`);
  return rowCount === 1;
}

/** Writes down that the bank agreed. False when the payment was given up meanwhile: its money is to be released. */
export async function markAuthorized(db: Queryable, id: string): Promise<boolean> {
  const { rows } = await db.execute<{ status: string }>(sql`
    update visit_payments
    set status = case when status in ('open', 'authorized') then 'authorized' else 'void_due' end
    where id = ${id} and status <> 'captured' returning status`);
  return rows[0]?.status === 'authorized';
}

export async function updatePayment(
  db: Queryable,
  id: string,
  changes: Partial<VisitPayment>,
): Promise<void> {
  await db.update(visitPayments).set(changes).where(eq(visitPayments.id, id));
}
