import type { FoundProduct, ProductCard as ProductCardData } from '@larkwell/contracts/products/products';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Scene } from '@larkwell/ui/illustration/scene';
import { Shelf } from '@larkwell/ui/product-card/shelf';
import type { ReactNode } from 'react';
import { catalogMessages } from '../messages/catalog';
import { ProductCard } from './product-card';

type TestListProps = {
  /** Id of the list, for the filter that works on it. */
  id: string;
  products: (ProductCardData & Partial<FoundProduct>)[];
  showCoupons: boolean;
  /**
   * Part of a name. Products that do not match stay on the page, hidden, so a shorter text brings them back as it is
   * typed.
   */
  filter?: string;
  /** Closes the list, as an item of it. */
  children?: ReactNode;
};

/** Kits as cards, or a sentence on why there are none. */
export function TestList({ id, products, showCoupons, filter = '', children }: TestListProps) {
  if (products.length === 0)
    return <EmptyState title={catalogMessages.listEmpty} picture={<Scene name="empty" />} />;
  return (
    <Shelf id={id}>
      {products.map((product) => (
        <li key={product.id} hidden={!hasInName(product, filter)}>
          <ProductCard product={product} showCoupon={showCoupons} showDescription headingLevel={2} />
        </li>
      ))}
      {children}
    </Shelf>
  );
}

/** Whether the name contains the text, ignoring case. */
export function hasInName({ name }: Pick<ProductCardData, 'name'>, text: string): boolean {
  return name.toLowerCase().includes(text.toLowerCase());
}
