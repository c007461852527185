import type { PricedCart } from '@larkwell/contracts/cart/cart';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { Button } from '@larkwell/ui/button/button';
import { CartSummary } from '@larkwell/ui/cart-summary/cart-summary';
import { CouponForm } from '@larkwell/ui/coupon-form/coupon-form';
import { paths } from '../paths';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { couponFormId } from './cart-forms';
import { FormToken } from '@larkwell/platform/forms/form-token-input';
import { PostForm } from '@larkwell/platform/forms/post-form';

type CartTotalsProps = {
  cart: PricedCart;
  couponCode: string | null;
  mayUseCoupon: boolean;
};

/** The cart's totals, the discount code, and the checkout button. */
export function CartTotals({ cart, couponCode, mayUseCoupon }: CartTotalsProps) {
  const [, { couponCode: field }] = usePageForm<{ couponCode: string }>(couponFormId);
  return (
    <CartSummary
      amounts={amountsOf(cart)}
      action={
        <PostForm action={`${paths.cart()}?index`}>
          <Button name="intent" value="proceed" wide busyLabel="LOADING...">
            Proceed
          </Button>
        </PostForm>
      }
    >
      {mayUseCoupon && (
        <CouponForm
          action={`${paths.cart()}?index`}
          applied={
            couponCode && cart.coupon?.isApplied
              ? { code: couponCode, text: cart.coupon.message || undefined }
              : undefined
          }
          code={field.initialValue}
          error={field.errors?.[0]}
        >
          <FormToken />
        </CouponForm>
      )}
    </CartSummary>
  );
}

/** Subtotal, discount if any, delivery and total, formatted for display. */
export const amountsOf = (
  cart: Pick<PricedCart, 'subTotal' | 'discount' | 'delivery' | 'total'>,
  totalLabel = 'Total',
) => [
  { label: 'Sub Total', amount: formatUsd(cart.subTotal) },
  ...(cart.discount > 0 ? [{ label: 'Discount', amount: `−${formatUsd(cart.discount)}` }] : []),
  { label: 'Delivery', amount: formatUsd(cart.delivery) },
  { label: totalLabel, amount: formatUsd(cart.total) },
];
