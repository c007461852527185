import type { Deps } from '../deps';
import { refusalOf, refuse } from '../refusals';
import { areSameTerms } from '../terms';
import { closePayment } from './close-payment';
import { closeUnwanted } from './close-unwanted';
import { paymentSentences } from './sentences';
import { insertPayment, listLivePayments } from './store';
import type { PaymentKind, PaymentRow, SubjectName } from '../payment-model';

/** How often ways to pay are closed and reopened before the person is asked to wait. */
const rounds = 3;

/**
 * The subject's one open payment of this kind, created if there is none, at the subject's current price.
 * Compares the price and the person's terms under the subject's lock, so simultaneous presses get the same
 * payment. Ways to pay that were created with other terms are closed at Stripe first.
 * @throws the subject's refusal; 409 terms-changed; 409 conflict while an older payment is under way
 */
export async function openPayment(
  deps: Deps,
  subject: SubjectName,
  kind: PaymentKind,
  given?: string,
): Promise<PaymentRow> {
  for (let round = 0; round < rounds; round += 1) {
    const { payment, outdated } = await findOrInsert(deps, subject, kind, given).catch(
      async (error: unknown) => {
        if (refusalOf(error)) await closeUnwanted(deps, subject);
        throw error;
      },
    );
    for (const old of outdated) await closePayment(deps, old);
    if (!outdated.some(({ id }) => id === payment.id)) return payment;
  }
  refuse(409, paymentSentences.busy, { code: 'conflict' });
}

function findOrInsert(deps: Deps, subject: SubjectName, kind: PaymentKind, given: string | undefined) {
  return deps.inTransaction(async ({ db }) => {
    const { quote, claim } = deps.subjects[subject.kind];
    const { amount, terms } = await quote(deps, db, subject.id, given);
    await claim?.(deps, db, subject.id);
    const isCurrent = (each: PaymentRow) => areSameTerms(each.terms, terms) && each.amount === amount;
    const live = await listLivePayments(db, subject);
    const known = live.find((each) => each.kind === kind);
    return {
      payment: known ?? (await insertPayment(db, subject, { kind, amount, terms })),
      outdated: live.filter((each) => !isCurrent(each)),
    };
  });
}
