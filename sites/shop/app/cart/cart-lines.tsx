import type { CartItem } from '@larkwell/contracts/cart/cart';
import { cartLineKey } from '@larkwell/contracts/cart/cart-lines';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { Button } from '@larkwell/ui/button/button';
import { CartLine } from '@larkwell/ui/cart-line/cart-line';
import { Icon } from '@larkwell/ui/icon/icon';
import { Link } from '@larkwell/ui/link/link';
import { QuantityStepper } from '@larkwell/ui/quantity-stepper/quantity-stepper';
import { paths } from '../paths';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { quantityFormId } from './cart-forms';
import { PostForm } from '@larkwell/platform/forms/post-form';
import styles from './cart-lines.module.css';
import { optionWords } from './line-words';

type CartLinesProps = {
  items: CartItem[];
  /** After a change, return to the drawer instead of the page. */
  from?: 'drawer';
};

export function CartLines({ items, from }: CartLinesProps) {
  return (
    <section aria-label="Items in your cart">
      <h2 className="visually-hidden">Items</h2>
      <ul className="stack" data-gap="tiny">
        {items.map((item) => {
          const key = cartLineKey(item);
          return (
            <CartLine
              key={key}
              name={item.name}
              href={paths.product(item.slug)}
              category={item.category}
              emblem={item.emblem}
              option={optionWords(item)}
              unitPrice={formatUsd(item.unitPrice)}
              lineTotal={formatUsd(item.price)}
              error={item.errorMessage ?? undefined}
              quantity={<QuantityForm item={item} lineKey={key} from={from} />}
              remove={
                <Link href={paths.cartRemove(key)} standalone data-stays={from && ''}>
                  <Icon name="trash" label={`Remove ${item.name}`} />
                </Link>
              }
            />
          );
        })}
      </ul>
    </section>
  );
}

type QuantityFormProps = { item: CartItem; lineKey: string; from?: 'drawer' };

function QuantityForm({ item, lineKey, from }: QuantityFormProps) {
  const [, { quantity }] = usePageForm<{ quantity: string }>(quantityFormId(lineKey));
  return (
    <PostForm action={`${paths.cart()}?index`} className={styles.form} extras={false} data-stays={from && ''}>
      <input type="hidden" name="line" value={lineKey} />
      <input type="hidden" name="stock" value={item.quantity} />
      {from && <input type="hidden" name="from" value={from} />}
      {/* Enter presses the first button of a form: without this one, minus. */}
      <button type="submit" name="intent" value="set" hidden tabIndex={-1} />
      <QuantityStepper
        id={`quantity-${lineKey.replace(':', '-')}`}
        of={item.name}
        value={item.selectedQuantity}
        typed={quantity.errors ? quantity.initialValue : undefined}
        max={item.quantity}
        error={quantity.errors?.[0]}
        submitOnChange
      />
      <span className={`${styles.update} without-script`}>
        <Button variant="quiet" size="small" name="intent" value="set">
          Update<span className="visually-hidden"> quantity of {item.name}</span>
        </Button>
      </span>
    </PostForm>
  );
}
