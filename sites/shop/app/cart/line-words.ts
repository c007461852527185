import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import type { CartItem } from '@larkwell/contracts/cart/cart';

/** How a line is bought: "One-time purchase", "Every 3 months, 25% off". */
export function optionWords({ subscriptionDuration }: Pick<CartItem, 'subscriptionDuration'>): string {
  if (subscriptionDuration === null) return 'One-time purchase';
  const percent = SUBSCRIPTION_PACKAGES.find(({ months }) => months === subscriptionDuration)?.percent;
  return `Every ${subscriptionDuration} months${percent ? `, ${percent}% off` : ''}`;
}
