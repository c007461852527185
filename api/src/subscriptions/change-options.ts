import { SUBSCRIPTION_PACKAGES, MAX_PAUSE_MONTHS } from '@larkwell/contracts/numbers/shop';
import { addMonths } from '@larkwell/contracts/fields/date';
import { unitPrice, type SubscriptionMonths } from '@larkwell/contracts/pricing';
import { type SubscriptionOptions } from '@larkwell/contracts/subscriptions/subscriptions';
import { addDays } from '@larkwell/contracts/time';
import type { SubscriptionRow } from './store';

/** Seconds; a renewal closer than this has started, and Stripe drafts its invoice. */
const NEAR = 3600;

const none: SubscriptionOptions = { pause: null, skip: null, resume: null, intervals: [] };

/** `YYYY-MM-DD` in UTC for seconds since the epoch. */
export const dayOf = (seconds: number) => new Date(seconds * 1000).toISOString().slice(0, 10);

/** That day at the time of day of `moment`; all in UTC, seconds since the epoch. */
export const onDay = (day: string, moment: number) =>
  Date.parse(day + new Date(moment * 1000).toISOString().slice(10)) / 1000;

/** Whether pause, skip and interval can be changed: it is active, and no renewal is near or unpaid. */
export function isChangeable(
  { status, stripeSubscriptionId, nextRenewal }: SubscriptionRow,
  now: number,
): boolean {
  return status === 'active' && stripeSubscriptionId !== null && nextRenewal > now + NEAR;
}

/**
 * What the owner may do. A moved renewal can be moved further only by its pause, counted from its original
 * date.
 * @param now seconds since the epoch
 */
export function optionsOf(row: SubscriptionRow, now: number): SubscriptionOptions {
  if (!isChangeable(row, now)) return none;
  const first = dayOf(row.movedFrom ?? row.nextRenewal);
  return {
    pause: pauseRange(row),
    skip: row.movedBy ? null : { renewsOn: addMonths(first, row.months) },
    resume: row.movedBy && { by: row.movedBy, renewsOn: dayOf(resumedRenewal(row, now)) },
    intervals: SUBSCRIPTION_PACKAGES.filter(({ months }) => months !== row.months).map(
      ({ months, percent }) => ({
        months,
        percent,
        price: unitPrice(row.basePrice, months) * row.quantity,
      }),
    ),
  };
}

/** The days to which a pause can move the next renewal, skipped or not: a pause takes the place of a skip. */
export function pauseRange(row: SubscriptionRow): { from: string; to: string } {
  const first = dayOf(row.movedFrom ?? row.nextRenewal);
  return { from: addDays(first, 1), to: addMonths(first, MAX_PAUSE_MONTHS) };
}

/**
 * When a moved renewal takes place after resuming: on its original day, or tomorrow if that has passed.
 * Seconds.
 */
export function resumedRenewal({ movedFrom, nextRenewal }: SubscriptionRow, now: number): number {
  return Math.max(movedFrom ?? nextRenewal, now + 24 * 3600);
}

/** Cents for one kit at another interval: that interval's discount off the kit's price today. */
export const unitPriceAt = ({ basePrice }: SubscriptionRow, months: SubscriptionMonths) =>
  unitPrice(basePrice, months);
