import type { ProductCard } from '@larkwell/contracts/products/products';
import { Button } from '@larkwell/ui/button/button';
import { Icon } from '@larkwell/ui/icon/icon';
import { paths } from '../paths';
import { PostForm } from '@larkwell/platform/forms/post-form';

/** Adds one kit to the cart straight from a product card. */
export function QuickAdd({ product }: { product: Pick<ProductCard, 'id' | 'name'> }) {
  return (
    <PostForm action={paths.cartAdd()} extras={false} data-opens-cart>
      <input type="hidden" name="productId" value={product.id} />
      <Button round busyLabel="">
        <Icon name="cart" />
        <span className="visually-hidden">Add {product.name} to cart</span>
      </Button>
    </PostForm>
  );
}
