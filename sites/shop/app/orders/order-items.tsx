import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Order } from '@larkwell/contracts/orders/orders';
import { KitIllustration } from '@larkwell/ui/kit-illustration/kit-illustration';
import { paths } from '../paths';
import styles from './order-items.module.css';

/** The kits of an order. */
export function OrderItems({ order }: { order: Order }) {
  return (
    <section className="stack" aria-labelledby="items">
      <h2 id="items">Items</h2>
      <ul className={styles.items}>
        {order.items.map((item) => (
          <li key={`${item.productId}-${item.subscriptionDuration}`} className={styles.item}>
            <div className={styles.picture}>
              <KitIllustration category={item.category} method={item.collection_method} />
            </div>
            <div className={styles.words}>
              <p>
                <a href={paths.product(item.slug)}>
                  <strong>{item.name}</strong>
                </a>
              </p>
              <p className="secondary">
                Quantity {item.orderedQuantity}
                {item.is_subscription && `, every ${item.subscriptionDuration} months`}
              </p>
            </div>
            <p className="money">{formatUsd(item.price)}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
