import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Order } from '@larkwell/contracts/orders/orders';
import { KitLine } from '@larkwell/ui/kit-line/kit-line';
import { paths } from '../paths';

/** The kits of an order. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <section className="stack" aria-labelledby="items">
      <h2 id="items">Items</h2>
      <ul className="stack" data-gap="tiny">
        {order.items.map((item) => (
          <KitLine
            key={`${item.productId}-${item.subscriptionDuration}`}
            category={item.category}
            emblem={item.emblem}
            amount={formatUsd(item.price)}
          >
            <p>
              <a href={paths.product(item.slug)}>
                <strong>{item.name}</strong>
              </a>
            </p>
            <p className="secondary">
              Quantity {item.orderedQuantity}
              {item.is_subscription && `, every ${item.subscriptionDuration} months`}
            </p>
          </KitLine>
        ))}
      </ul>
    </section>
  );
}
