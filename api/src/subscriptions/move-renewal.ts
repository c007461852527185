import { addMonths } from '@larkwell/contracts/fields/date';
import { formatUsd } from '@larkwell/contracts/fields/money';
import type { SubscriptionMonths } from '@larkwell/contracts/pricing';
import { renewalDayWords } from '@larkwell/contracts/subscriptions/renewal-terms';
import type { Deps } from '../deps';
import { refuse } from '../refusals';
import { dayOf, onDay, pauseRange, resumedRenewal, unitPriceAt } from './change-options';
import { changeSubscription, type ChangeRequest } from './change-subscription';
import type { SubscriptionRow } from './store';

type Own = Pick<ChangeRequest, 'userId' | 'subscriptionId' | 'terms'>;

const nextKit = (row: SubscriptionRow) =>
  `Your next renewal is on ${renewalDayWords(row.renewsOn)} for ${formatUsd(row.unitPrice * row.quantity)}.`;

/**
 * Moves the next renewal to a later day. @returns the sentence for the person
 * @param until YYYY-MM-DD
 * @throws 422 for a day that a pause cannot reach
 */
export async function pauseSubscription(deps: Deps, own: Own, until: string): Promise<string> {
  const row = await changeSubscription(deps, {
    ...own,
    kind: 'pause',
    isDone: ({ movedBy, nextRenewal }) => movedBy === 'pause' && dayOf(nextRenewal) === until,
    decide(locked) {
      const pause = pauseRange(locked);
      if (until < pause.from || until > pause.to) {
        const sentence = `Choose a day from ${renewalDayWords(pause.from)} to ${renewalDayWords(pause.to)}.`;
        refuse(422, sentence, { errorData: { until: [sentence] } });
      }
      return { nextRenewal: onDay(until, locked.nextRenewal), movedBy: 'pause' };
    },
  });
  return `Your subscription is paused. ${nextKit(row)}`;
}

/**
 * Leaves out the next renewal, once: a skipped renewal is not skipped again. @throws 409 when it is paused
 */
export async function skipRenewal(deps: Deps, own: Own): Promise<string> {
  const row = await changeSubscription(deps, {
    ...own,
    kind: 'skip',
    isDone: ({ movedBy }) => movedBy === 'skip',
    decide(locked) {
      if (locked.movedBy)
        refuse(409, 'Your subscription is paused. End the pause before you skip a renewal.');
      const day = addMonths(dayOf(locked.nextRenewal), locked.months);
      return { nextRenewal: onDay(day, locked.nextRenewal), movedBy: 'skip' };
    },
  });
  return `The renewal is skipped. ${nextKit(row)}`;
}

/** Undoes a pause or a skip, once: a renewal on its original day stays there. */
export async function resumeRenewals(deps: Deps, own: Own): Promise<string> {
  const row = await changeSubscription(deps, {
    ...own,
    kind: 'resume',
    isDone: ({ movedBy }) => movedBy === null,
    decide: (locked, now) => ({ nextRenewal: resumedRenewal(locked, now), movedBy: null }),
  });
  return `Your subscription continues. ${nextKit(row)}`;
}

/** Renews at another interval and its discount, from the next renewal on. Has no effect when repeated. */
export async function changeInterval(deps: Deps, own: Own, months: SubscriptionMonths): Promise<string> {
  const row = await changeSubscription(deps, {
    ...own,
    kind: 'interval',
    isDone: (locked) => locked.months === months,
    decide: (locked) => ({ months, unitPrice: unitPriceAt(locked, months) }),
  });
  return `From now on it renews every ${months} months. ${nextKit(row)}`;
}
