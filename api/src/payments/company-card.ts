import type { CheckoutResult } from '@larkwell/contracts/payments/payments';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { UserRow } from '../people';
import { type Deps, subjectOf } from '../deps';
import { refuse } from '../refusals';
import { isStripeRefusal } from '../services';
import { closePayment } from './close-payment';
import { paymentMetadata } from './describe-payment';
import { oneAtATime } from './one-at-a-time';
import { openPayment } from './open-payment';
import { outsideCall } from './outside-call';
import { settle } from './settle';
import { getPayment, keepStripeIds } from './store';
import type { PaymentRow, SubjectName } from '../payment-model';

const needsPerson =
  'The cardholder has to confirm this payment, which is not possible here. Use your own card.';
const notCharged = 'The company card could not be charged. Use your own card.';

interface CompanyCard extends Record<string, unknown> {
  id: string;
  customerId: string;
}

/**
 * Charges the organization's saved card without its holder present. An organization may use its own card, an
 * active employee the employer's.
 * @param given the terms the person saw
 * @returns the status, or a sentence when the bank refuses or wants to ask the holder; nothing is paid then
 * @throws 403 for everyone else and for a deactivated employee; 409 terms-changed
 */
export async function chargeCompanyCard(
  deps: Deps,
  user: UserRow,
  subject: SubjectName,
  given: string | undefined,
): Promise<CheckoutResult> {
  const organizationId = user.isOrganisationUser ? user.id : user.organizationId;
  if (!organizationId) refuse(403, 'Only an organization and its employees can use a company card.');
  if (!user.isActive)
    refuse(403, 'This account is not active. Ask your organization about it.', { code: 'inactive' });
  const card = await findCompanyCard(deps, organizationId);
  if (!card) return { isError: true, data: 'Your organization has not saved a card. Use your own card.' };
  const { id } = await openPayment(deps, subject, 'company', given);
  return oneAtATime(deps, id, async (hasWaited) => {
    // Another press has charged the card, or was refused. Its result is the result of this one.
    const refusal = hasWaited ? null : await charge(deps, await getPayment(deps.db, id), card);
    const { payment, intent } = await settle(deps, id);
    const paid = { orderId: subject.id, clientSecret: null };
    if (payment.isAccepted) return { paymentStatus: 'succeeded', ...paid };
    if (intent?.status === 'processing') return { paymentStatus: 'processing', ...paid };
    if (payment.status === 'open') await closePayment(deps, payment);
    if (payment.reason) return { isError: true, data: payment.reason };
    return { isError: true, data: sentenceFor(refusal ?? intent?.last_payment_error ?? null) };
  });
}

/** @returns why the bank refused, or null */
async function charge(deps: Deps, payment: PaymentRow, card: CompanyCard) {
  const intentId = payment.paymentIntentId ?? (await createIntent(deps, payment, card));
  const params = { payment_method: card.id, off_session: true };
  try {
    await outsideCall(
      deps,
      { purpose: 'confirm-company', subjectId: payment.id, params },
      (idempotencyKey, sent) => deps.stripe.paymentIntents.confirm(intentId, sent, { idempotencyKey }),
    );
    return null;
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
    return error;
  }
}

async function createIntent(deps: Deps, payment: PaymentRow, card: CompanyCard): Promise<string> {
  const offer = await subjectOf(deps, payment).offer(deps, payment.subjectId);
  const params: Stripe.PaymentIntentCreateParams = {
    amount: payment.amount,
    currency: 'usd',
    customer: card.customerId,
    payment_method: card.id,
    allowed_payment_method_types: ['card'],
    description: offer.description,
    metadata: paymentMetadata(payment, offer),
  };
  const intent = await outsideCall(
    deps,
    { purpose: 'create-company', subjectId: payment.id, params },
    (idempotencyKey, sent) => deps.stripe.paymentIntents.create(sent, { idempotencyKey }),
  );
  await keepStripeIds(deps.db, payment.id, { paymentIntentId: intent.id });
  return intent.id;
}

type Refusal = Pick<Stripe.PaymentIntent.LastPaymentError, 'type' | 'code' | 'decline_code' | 'message'>;

function sentenceFor(refusal: Refusal | Stripe.errors.StripeError | null): string {
  if (!refusal) return needsPerson;
  const isAuthentication =
    refusal.code === 'authentication_required' || refusal.decline_code === 'authentication_required';
  if (isAuthentication) return needsPerson;
  const isCard = refusal instanceof Stripe.errors.StripeCardError || refusal.type === 'card_error';
  return isCard ? `The company card was refused: ${ofAnother(refusal.message ?? '')}` : notCharged;
}

/** Stripe addresses the card's holder, but an employee reads the sentence. */
const ofAnother = (sentence: string) =>
  sentence.replaceAll('Your card', 'The card').replaceAll('your card', 'the card');

/** The card that was saved last. */
async function findCompanyCard({ db }: Deps, organizationId: string): Promise<CompanyCard | null> {
  const { rows } = await db.execute<CompanyCard>(sql`
    select id, stripe_customer_id as "customerId" from payment_methods
    where user_id = ${organizationId} order by created_at desc limit 1`);
  return rows[0] ?? null;
}
