import type { ProductCard } from '@larkwell/contracts/products/products';

/** "SUNNY20: 20% off": a coupon's code, and its discount if its description begins with one. */
export function CouponTicket({
  product,
}: {
  product: Pick<ProductCard, 'couponCode' | 'couponDescription'>;
}) {
  const discount = /^\d+% off/.exec(product.couponDescription ?? '')?.[0];
  return (
    <>
      <span className="visually-hidden">Coupon code </span>
      {product.couponCode}
      {discount ? `: ${discount}` : null}
    </>
  );
}
