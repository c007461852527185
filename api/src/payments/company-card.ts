import type { CheckoutResult } from '@larkwell/contracts/payments/payments';
import { sql } from 'drizzle-orm';
import Stripe from 'stripe';
import type { UserRow } from '../accounts/store';
import type { Deps } from '../deps';
import { refuse } from '../http/refusals';
import type { OrderRow } from '../orders/store';
import { isStripeRefusal } from '../services/stripe';
import { closePayment } from './close-payment';
import { paymentMetadata } from './order-intent';
import { outsideCall } from './outside-call';
import { settle } from './settle';
import { keepStripeIds, openPayment, type PaymentRow } from './store';

const needsPerson =
  'The company card needs a confirmation by its holder, which cannot be given here. Please use your own card.';

interface CompanyCard extends Record<string, unknown> {
  id: string;
  customerId: string;
}

/**
 * Charges the organisation's saved card without its holder. An organisation may use its own card, an active employee
 * that of the employer.
 * @returns the status, or a sentence when the bank refuses or wants to ask the holder; the order stays unpaid then
 * @throws 403 for everybody else and for an employee who was switched off
 */
export async function chargeCompanyCard(deps: Deps, user: UserRow, order: OrderRow): Promise<CheckoutResult> {
  const organisationId = user.isOrganisationUser ? user.id : user.organisationId;
  if (!organisationId) refuse(403, 'Only an organisation and its employees can use a company card.');
  if (!user.isActive)
    refuse(403, 'This account is not active. Please ask your organisation.', { code: 'inactive' });
  const card = await findCompanyCard(deps, organisationId);
  if (!card)
    return { isError: true, data: 'Your organisation has not saved a card. Please use your own card.' };

  const payment = await openPayment(deps.db, { orderId: order.id, kind: 'company', amount: order.total });
  const intentId = payment.paymentIntentId ?? (await createIntent(deps, payment, card, order));
  try {
    await outsideCall(deps, { purpose: 'confirm-company', subjectId: payment.id }, (idempotencyKey) =>
      deps.stripe.paymentIntents.confirm(
        intentId,
        { payment_method: card.id, off_session: true },
        { idempotencyKey },
      ),
    );
  } catch (error) {
    if (!isStripeRefusal(error)) throw error;
    const { payment: settled } = await settle(deps, payment.id);
    if (settled.status !== 'paid') {
      if (settled.status === 'open') await closePayment(deps, settled);
      return { isError: true, data: sentenceFor(error) };
    }
  }
  const { payment: settled, intent } = await settle(deps, payment.id);
  if (settled.status === 'paid') return { paymentStatus: 'succeeded', orderId: order.id, clientSecret: null };
  if (intent?.status === 'processing')
    return { paymentStatus: 'processing', orderId: order.id, clientSecret: null };
  if (settled.status === 'open') await closePayment(deps, settled);
  return { isError: true, data: needsPerson };
}

async function createIntent(
  deps: Deps,
  payment: PaymentRow,
  card: CompanyCard,
  order: OrderRow,
): Promise<string> {
  const intent = await outsideCall(
    deps,
    { purpose: 'create-company', subjectId: payment.id },
    (idempotencyKey) =>
      deps.stripe.paymentIntents.create(
        {
          amount: payment.amount,
          currency: 'usd',
          customer: card.customerId,
          payment_method: card.id,
          allowed_payment_method_types: ['card'],
          description: `Order ${order.orderNumber}`,
          metadata: paymentMetadata(payment),
        },
        { idempotencyKey },
      ),
  );
  await keepStripeIds(deps.db, payment.id, { paymentIntentId: intent.id });
  return intent.id;
}

function sentenceFor(error: Stripe.errors.StripeError): string {
  const isAuthentication =
    error.code === 'authentication_required' || error.decline_code === 'authentication_required';
  if (isAuthentication) return needsPerson;
  return error instanceof Stripe.errors.StripeCardError
    ? `The company card was refused: ${error.message}`
    : 'The company card could not be charged. Please use your own card.';
}

/** The card that was saved last. */
async function findCompanyCard({ db }: Deps, organisationId: string): Promise<CompanyCard | null> {
  const { rows } = await db.execute<CompanyCard>(sql`
    select id, stripe_customer_id as "customerId" from payment_methods
    where user_id = ${organisationId} order by created_at desc limit 1`);
  return rows[0] ?? null;
}
