import { addDays, dateInZone, SHOP_ZONE } from '@larkwell/contracts/time';
import { sql } from 'drizzle-orm';
import { readClock } from '../db';
import { type Deps, subjectOf } from '../deps';
import { queueMail, type Sweep } from '../jobs';
import { takeBack } from './capture-payment';
import { slowPaymentMail, type PaymentFate } from './mails/slow-payment-mail';
import { noteProblem } from './problems';
import { settle } from './settle';
import type { PaymentState } from '../payment-model';
import { listStuckPayments, type StuckPayment } from './stuck-payments';
import { getPayment } from './store';

/** Days within which a bank shows a refund, or releases what it holds. */
const settledWithinDays = 14;

/**
 * Handles payments that are still not settled long after they should be: retries each one, refunds those
 * whose booking cannot be finished, logs the cause, and tells the person once.
 */
export const watchPayments: Sweep = {
  name: 'watch-payments',
  everySeconds: 60,
  async run(deps: Deps) {
    for (const stuck of await listStuckPayments(deps)) {
      try {
        await bringOn(deps, stuck);
      } catch (error) {
        await noteProblem(deps, stuck, error);
      }
    }
  },
};

async function bringOn(deps: Deps, stuck: StuckPayment): Promise<void> {
  const { id, status, cause, minutes } = stuck;
  deps.log.error({ payment: id, status, cause, minutes }, 'a payment is stuck');
  const { payment } = await settle(deps, id).catch(async (error: unknown) => {
    await noteProblem(deps, stuck, error);
    return { payment: await getPayment(deps.db, id) };
  });
  const isUnfinished = payment.status === 'capturing';
  if (isUnfinished) {
    await giveUpCapture(deps, id, payment.paymentIntentId!);
    await settle(deps, id);
  }
  const { status: end, isAccepted } = await getPayment(deps.db, id);
  if (!isAccepted) await tellPerson(deps, id, isUnfinished || end !== status ? 'over' : fateOf(end));
}

async function giveUpCapture(deps: Deps, id: string, intentId: string): Promise<void> {
  const intent = await deps.stripe.paymentIntents.retrieve(intentId);
  await takeBack(deps, id, intent.status === 'succeeded' ? 'refund_due' : 'void_due');
}

const fateOf = (state: PaymentState): PaymentFate =>
  state === 'void_due' || state === 'refund_due' ? 'going-back' : 'unknown';

async function tellPerson(deps: Deps, id: string, fate: PaymentFate): Promise<void> {
  const payment = await getPayment(deps.db, id);
  const person = await subjectOf(deps, payment).findPerson(deps, payment);
  await deps.inTransaction(async (tx) => {
    const { rowCount } = await tx.db.execute(
      sql`update payments set told_at = app_now() where id = ${id} and told_at is null`,
    );
    if (rowCount !== 1 || !person) return;
    const { email: to, language, ...what } = person;
    const today = dateInZone(await readClock(tx.db), SHOP_ZONE);
    const data = {
      ...what,
      amount: payment.amount,
      fate,
      settledBy: addDays(today, settledWithinDays),
      support: deps.settings.supportAddress,
    };
    await queueMail(tx, deps.cipher, slowPaymentMail, { to, data, language });
  });
}
