import type { Order } from '@larkwell/contracts/orders/orders';
import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/pricing';

/** The lines of an order in the shape of the cart's. */
export const linesOfOrder = ({ items }: Pick<Order, 'items'>) =>
  items.map(({ productId, name, orderedQuantity, subscriptionDuration }) => ({
    id: productId,
    name,
    selectedQuantity: orderedQuantity,
    subscriptionDuration:
      SUBSCRIPTION_PACKAGES.find(({ months }) => months === subscriptionDuration)?.months ?? null,
  }));
