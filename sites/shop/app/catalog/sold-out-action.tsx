import type { ProductCard } from '@larkwell/contracts/products/products';
import { ButtonLink } from '@larkwell/ui/button/button';
import { catalogMessages } from '../messages/catalog';
import { paths } from '../paths';

/** In place of the cart button of a sold-out kit: leads to the form for a mail when it is back. */
export function SoldOutAction({ product }: { product: Pick<ProductCard, 'name' | 'slug'> }) {
  return (
    <ButtonLink href={paths.backInStock(product.slug)} variant="secondary" size="small">
      {catalogMessages.stockAlert.action}
      <span className="visually-hidden"> ({product.name})</span>
    </ButtonLink>
  );
}
