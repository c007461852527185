import { DESCRIPTION_PREVIEW_LENGTH } from '@larkwell/contracts/numbers/shop';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { preview } from '@larkwell/contracts/previews';
import type { ProductCard as ProductCardData } from '@larkwell/contracts/products/products';
import { ProductCard as Card } from '@larkwell/ui/product-card/product-card';
import { catalogMessages } from '../messages/catalog';
import { paths } from '../paths';
import { QuickAdd } from './quick-add';

type ProductCardProps = {
  product: ProductCardData;
  /** Coupon badges appear only for people who may use a coupon. */
  showCoupon?: boolean;
  /** The category list shows more; the popular list shows only name and price. */
  showDescription?: boolean;
  headingLevel?: 2 | 3;
};

/** A product as a card. */
export function ProductCard({ product, showCoupon, showDescription, headingLevel }: ProductCardProps) {
  const description = preview(product.description, DESCRIPTION_PREVIEW_LENGTH);
  return (
    <Card
      name={product.name}
      href={paths.product(product.slug)}
      category={product.category.name}
      method={product.collection_method}
      price={formatUsd(product.price)}
      description={showDescription ? description.text : undefined}
      cut={description.isCut}
      badge={showCoupon && product.couponCode ? <CouponBadge code={product.couponCode} /> : undefined}
      action={
        product.quantity > 0 ? (
          <QuickAdd product={product} />
        ) : (
          <p className="secondary">{catalogMessages.soldOut}</p>
        )
      }
      headingLevel={headingLevel}
    />
  );
}

function CouponBadge({ code }: { code: string }) {
  return (
    <>
      <span className="visually-hidden">Coupon code </span>
      {code}
    </>
  );
}
