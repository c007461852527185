import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import type { CartLine } from '@larkwell/contracts/cart/cart';
import type { Order } from '@larkwell/contracts/orders/orders';

/** The lines of an order, in the shape of cart lines. */
export const linesOfOrder = ({ items }: Pick<Order, 'items'>) =>
  items.map(({ productId, name, category, emblem, orderedQuantity, subscriptionDuration, price }) => ({
    id: productId,
    name,
    category,
    emblem,
    price,
    selectedQuantity: orderedQuantity,
    subscriptionDuration:
      SUBSCRIPTION_PACKAGES.find(({ months }) => months === subscriptionDuration)?.months ?? null,
  }));

/** A cart that would give this order. */
export const cartLinesOfOrder = (order: Pick<Order, 'items'>): CartLine[] =>
  linesOfOrder(order).map(({ id, selectedQuantity, subscriptionDuration }) => ({
    id,
    selectedQuantity,
    subscription: subscriptionDuration !== null,
    subscriptionDuration,
  }));
