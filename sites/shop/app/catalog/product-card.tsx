import { DESCRIPTION_PREVIEW_LENGTH } from '@larkwell/contracts/numbers/shop';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { preview } from '@larkwell/contracts/previews';
import { kitFact } from '@larkwell/contracts/products/kit-words';
import type { FoundProduct, ProductCard as ProductCardData } from '@larkwell/contracts/products/products';
import { ProductCard as Card } from '@larkwell/ui/product-card/product-card';
import { catalogMessages } from '../messages/catalog';
import { paths } from '../paths';
import { CouponTicket } from './coupon-ticket';
import { ProductRating } from './product-rating';
import { QuickAdd } from './quick-add';
import { SoldOutAction } from './sold-out-action';

type ProductCardProps = {
  product: ProductCardData & Partial<FoundProduct>;
  /** Coupons appear only for people who may use one. */
  showCoupon?: boolean;
  /** The category list shows more; the popular list shows only name, fact and price. */
  showDescription?: boolean;
  headingLevel?: 2 | 3;
};

/** A product as a card. */
export function ProductCard({ product, showCoupon, showDescription, headingLevel }: ProductCardProps) {
  const description = preview(product.description, DESCRIPTION_PREVIEW_LENGTH);
  const isInStock = product.quantity > 0;
  return (
    <Card
      name={product.name}
      href={paths.product(product.slug)}
      category={product.category.name}
      contents={product.contents}
      emblem={product.emblem}
      price={formatUsd(product.price)}
      reason={product.foundFor ? catalogMessages.foundFor(product.foundFor) : undefined}
      fact={kitFact(product)}
      description={showDescription ? description.text : undefined}
      cut={description.isCut}
      ticket={showCoupon && product.couponCode ? <CouponTicket product={product} /> : undefined}
      soldOut={isInStock ? undefined : catalogMessages.soldOut}
      rating={product.rating ? <ProductRating rating={product.rating} /> : undefined}
      action={isInStock ? <QuickAdd product={product} /> : <SoldOutAction product={product} />}
      headingLevel={headingLevel}
    />
  );
}
