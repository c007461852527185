import { sql } from 'drizzle-orm';
import type { Queryable } from '../db';
import {
  listStates,
  liveStates,
  mayBecome,
  type PaymentState,
  type PaidCard,
  type PaymentKind,
  type PaymentRow,
  type SubjectName,
} from '../payment-model';

const columns = sql`
  id, subject_kind as "subjectKind", subject_id as "subjectId", kind, amount_cents as amount, terms, status,
  payment_intent_id as "paymentIntentId", checkout_session_id as "checkoutSessionId", checkout_url as "checkoutUrl",
  refunded_cents as refunded, reason,
  accepted_at is not null as "isAccepted", owed_back_at is not null as "isOwedBack",
  saves_card as "savesCard"`;

/** Inlined as literals, so that PostgreSQL uses the partial index over exactly these states. */
export const statesIn = (states: readonly PaymentState[]) =>
  sql.raw(`status in (${states.map((state) => `'${state}'`).join(', ')})`);

const ofSubject = ({ kind, id }: SubjectName) => sql`subject_kind = ${kind} and subject_id = ${id}`;

async function select(db: Queryable, rest: ReturnType<typeof sql>): Promise<PaymentRow[]> {
  return (await db.execute<PaymentRow>(sql`select ${columns} from payments where ${rest}`)).rows;
}

export async function findPayment(db: Queryable, id: string): Promise<PaymentRow | null> {
  return (await select(db, sql`id = ${id}`))[0] ?? null;
}

export async function getPayment(db: Queryable, id: string): Promise<PaymentRow> {
  const payment = await findPayment(db, id);
  if (!payment) throw new Error(`no payment ${id}`);
  return payment;
}

/** Like `getPayment`, but locks the row until the transaction ends. Lock its subject first. */
export async function lockPayment(db: Queryable, id: string): Promise<PaymentRow> {
  const [payment] = await select(db, sql`id = ${id} for update`);
  if (!payment) throw new Error(`no payment ${id}`);
  return payment;
}

/** Finds the payment behind a PaymentIntent or Checkout Session. */
export async function findPaymentByStripeId(db: Queryable, stripeId: string): Promise<PaymentRow | null> {
  const { rows } = await db.execute<PaymentRow>(sql`
    select ${columns} from payments where payment_intent_id = ${stripeId}
    union select ${columns} from payments where checkout_session_id = ${stripeId}`);
  return rows[0] ?? null;
}

/** A subject's payments that may still bring money, the oldest first. */
export const listLivePayments = (db: Queryable, subject: SubjectName): Promise<PaymentRow[]> =>
  select(db, sql`${ofSubject(subject)} and ${statesIn(liveStates)} order by created_at`);

/** Whether a subject has a payment that may still bring money, or that is being charged right now. */
export async function hasOpenPayment(db: Queryable, subject: SubjectName): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from payments
    where ${ofSubject(subject)} and (${statesIn(liveStates)} or busy_until > clock_timestamp()) limit 1`);
  return rows.length > 0;
}

/** What a subject was paid with, or null. */
export async function findTakenPayment(db: Queryable, subject: SubjectName): Promise<PaymentRow | null> {
  const taken = statesIn(listStates(({ step, money }) => step === null && money === 'ours'));
  return (await select(db, sql`${ofSubject(subject)} and ${taken}`))[0] ?? null;
}

/** The latest payment, or the latest of a kind, whatever its state. */
export async function findLatestPayment(
  db: Queryable,
  subject: SubjectName,
  kind?: PaymentKind,
): Promise<PaymentRow | null> {
  const ofKind = kind ? sql`and kind = ${kind}` : sql``;
  const rest = sql`${ofSubject(subject)} ${ofKind} order by created_at desc limit 1`;
  return (await select(db, rest))[0] ?? null;
}

/**
 * Why the latest money for a subject is refunded, in words for the person; null when none came, or it was
 * kept.
 */
export async function findWhyGivenBack(db: Queryable, subject: SubjectName): Promise<string | null> {
  const [latest] = await select(db, sql`${ofSubject(subject)} order by created_at desc limit 1`);
  return latest && ['refund_due', 'refunded'].includes(latest.status) ? latest.reason : null;
}

/** The payment whose amount a bank holds for a subject until its booking is confirmed, or null. */
export async function findHeldPayment(db: Queryable, subject: SubjectName): Promise<PaymentRow | null> {
  return (await select(db, sql`${ofSubject(subject)} and status = 'authorized'`))[0] ?? null;
}

export async function insertPayment(
  db: Queryable,
  subject: SubjectName,
  { kind, amount, terms }: Pick<PaymentRow, 'kind' | 'amount' | 'terms'>,
): Promise<PaymentRow> {
  const { rows } = await db.execute<PaymentRow>(sql`
    insert into payments (subject_kind, subject_id, kind, amount_cents, terms)
    values (${subject.kind}, ${subject.id}, ${kind as string}, ${amount as number}, ${terms as string | null})
    returning ${columns}`);
  return rows[0]!;
}

interface StripeIds {
  paymentIntentId?: string | null;
  checkoutSessionId?: string | null;
  checkoutUrl?: string | null;
}

/** Saves the ids that Stripe gave it. */
export async function keepStripeIds(
  db: Queryable,
  paymentId: string,
  { paymentIntentId = null, checkoutSessionId = null, checkoutUrl = null }: StripeIds,
): Promise<void> {
  await db.execute(sql`
    update payments set payment_intent_id = coalesce(payment_intent_id, ${paymentIntentId}),
      checkout_session_id = coalesce(checkout_session_id, ${checkoutSessionId}),
      checkout_url = coalesce(checkout_url, ${checkoutUrl})
    where id = ${paymentId}`);
}

/** Remembers that a paid payment's charge was checked, so that no sweep has to. */
export async function markChargeSeen(db: Queryable, paymentId: string): Promise<void> {
  await db.execute(sql`
    update payments set charge_seen_at = app_now() where id = ${paymentId} and charge_seen_at is null`);
}

interface Change {
  card?: PaidCard | null;
  reason?: string | null;
  refunded?: number | null;
}

/**
 * Moves a payment from the state it was read in to another, if that transition exists.
 * @returns false when there is no such transition, or the state has changed since it was read
 */
export async function changeState(
  db: Queryable,
  { id, status }: Pick<PaymentRow, 'id' | 'status'>,
  state: PaymentState,
  { card = null, reason = null, refunded = null }: Change = {},
): Promise<boolean> {
  if (!mayBecome(status, state)) return false;
  const { rowCount } = await db.execute(sql`
    update payments set status = ${state}, state_since = app_now(), problem = null,
      reason = coalesce(${reason}, reason), refunded_cents = coalesce(${refunded}, refunded_cents),
      payment_method_id = coalesce(${card?.paymentMethodId ?? null}, payment_method_id),
      card_brand = coalesce(${card?.brand ?? null}, card_brand),
      card_last4 = coalesce(${card?.last4 ?? null}, card_last4),
      receipt_url = coalesce(${card?.receiptUrl ?? null}, receipt_url),
      accepted_at = case when ${state === 'paid'} then coalesce(accepted_at, app_now()) else accepted_at end,
      settled_at = case when ${!listStates(({ isUnsettled }) => isUnsettled).includes(state)} then app_now() end
    where id = ${id} and status = ${status}`);
  return rowCount === 1;
}
