import type { PricedCart } from '@larkwell/contracts/cart/cart';
import { usePageForm } from '@larkwell/platform/forms/use-page-form';
import { CouponForm } from '@larkwell/ui/coupon-form/coupon-form';
import { shippingFormId } from './form';

/** The discount code in the order summary. It is sent with the address form, so that no typed address is lost. */
export function ShippingCoupon({ coupon, code }: Pick<PricedCart, 'coupon'> & { code: string | null }) {
  const [, { couponCode: field }] = usePageForm<{ couponCode: string }>(shippingFormId);
  const applied = code && coupon?.isApplied ? { code, text: coupon.message || undefined } : undefined;
  return (
    <CouponForm
      form={shippingFormId}
      id={field.id}
      applied={applied}
      code={field.initialValue}
      error={field.errors?.[0]}
    />
  );
}
