import { Button } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import type { PayForm } from '../../checkout/pay-form';
import { PayFormFields } from '../../checkout/pay-form-fields';
import { paymentMessages } from '../../messages/checkout';

type CartDiffersProps = { cart: 'same' | 'other' | 'empty'; amount: string; payForm: PayForm };

/** Says that the order is not what the cart holds now, and offers to make it so. */
export function CartDiffers({ cart, amount, payForm }: CartDiffersProps) {
  if (cart === 'same') return null;
  if (cart === 'empty') {
    return (
      <Notice>
        <p>{paymentMessages.cartEmpty}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={paymentMessages.cartDiffers}>
      <form method="post" className="stack" data-gap="small">
        <PayFormFields {...payForm} />
        <p>Pay {amount} for the order as it stands, or update it to what is in your cart now.</p>
        <p>
          <Button name="intent" value="update" variant="secondary">
            {paymentMessages.updateOrder}
          </Button>
        </p>
      </form>
    </Notice>
  );
}
