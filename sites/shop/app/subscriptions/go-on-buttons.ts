import { formatUsd } from '@larkwell/contracts/fields/money';
import type { SubscriptionDetail } from '@larkwell/contracts/subscriptions/subscriptions';
import { changeButtons } from './change-forms';

/** Labels of the buttons that continue after the terms changed: a chosen interval shows its current price. */
export function goOnButtons({ options }: SubscriptionDetail, months: string | undefined) {
  const interval = options.intervals.find((one) => String(one.months) === months);
  if (!interval) return changeButtons;
  const words = `Renew every ${interval.months} months for ${formatUsd(interval.price)}`;
  return { ...changeButtons, interval: words };
}
