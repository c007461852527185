import type { ProductCard } from '@larkwell/contracts/products/products';
import { Button } from '@larkwell/ui/button/button';
import { Icon } from '@larkwell/ui/icon/icon';
import { paths } from '../paths';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import styles from './quick-add.module.css';

/** One kit into the cart, straight from a card. */
export function QuickAdd({ product }: { product: Pick<ProductCard, 'id' | 'name'> }) {
  return (
    <form action={paths.cartAdd()} method="post" data-opens-cart>
      <FormToken />
      <input type="hidden" name="productId" value={product.id} />
      <Button round busyLabel="">
        <Icon name="cart" />
        <Icon name="plus" className={styles.plus} />
        <span className="visually-hidden">Add {product.name} to cart</span>
      </Button>
    </form>
  );
}
