import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Product } from '@larkwell/contracts/products/products';
import { Button } from '@larkwell/ui/button/button';
import { chosenPrice, type BuyingChoice } from './buying-choice';
import styles from './buy-bar.module.css';

/** The form that the bar sends. */
export const buyFormId = 'buy';

/**
 * Stays at the bottom of a phone once the buy box has left it. Last in the block after the buy box: that is what makes
 * it rise, without script.
 */
export function BuyBar({ product, choice }: { product: Product; choice: BuyingChoice }) {
  if (product.quantity === 0) return null;
  return (
    <div className={`${styles.bar} no-print`}>
      <p className={styles.what}>
        <strong>{product.name}</strong>{' '}
        <span id="bar-price" className="n">
          {formatUsd(chosenPrice(product, choice))}
        </span>
      </p>
      <Button form={buyFormId} name="intent" value="add" size="small" busyLabel="LOADING...">
        Add<span className="visually-hidden"> {product.name}</span> to Cart
      </Button>
    </div>
  );
}
