import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import type { CartItem, CartLine } from '@larkwell/contracts/cart/cart';
import type { Order } from '@larkwell/contracts/orders/orders';

/** The lines of an order, in the shape of cart lines. */
export const linesOfOrder = ({ items }: Pick<Order, 'items'>) =>
  items.map(
    ({ productId, name, category, emblem, orderedQuantity, subscriptionDuration, price, priceBefore }) => ({
      id: productId,
      name,
      category,
      emblem,
      price,
      priceBefore,
      selectedQuantity: orderedQuantity,
      subscriptionDuration:
        SUBSCRIPTION_PACKAGES.find(({ months }) => months === subscriptionDuration)?.months ?? null,
    }),
  );

/** A cart that would give this order. */
export const cartLinesOfOrder = (order: Pick<Order, 'items'>): CartLine[] =>
  linesOfOrder(order).map(({ id, selectedQuantity, subscriptionDuration }) => ({
    id,
    selectedQuantity,
    subscription: subscriptionDuration !== null,
    subscriptionDuration,
  }));

/** The lines of a cart with the price before a subscription's discount, as the order will have them. */
export const linesOfCart = ({ cartItems }: { cartItems: readonly CartItem[] }) =>
  cartItems.map((item) => {
    const before = item.basePrice * item.selectedQuantity;
    return { ...item, priceBefore: before === item.price ? null : before };
  });
