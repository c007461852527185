import { formatUsd } from '@larkwell/contracts/fields/money';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { LineNames } from '../../cart/line-names';
import type { CartBesideOrder, CartOffer } from '../../checkout/cart-beside-order.server';
import type { PayForm } from '../../checkout/pay-form';
import { paymentMessages } from '../../messages/checkout';
import { paths } from '../../paths';
import { UpdateForm } from './update-form';

type CartDiffersProps = { cart: CartBesideOrder; amount: string; payForm: PayForm };

/** Says that the order differs from the cart, shows the cart, and offers to order that instead. */
export function CartDiffers({ cart, amount, payForm }: CartDiffersProps) {
  if (cart.state === 'same') return null;
  if (cart.state === 'empty') {
    return (
      <Notice>
        <p>{paymentMessages.cartEmpty}</p>
      </Notice>
    );
  }
  return (
    <Notice tone="warning" title={paymentMessages.cartDiffers}>
      {cart.offer ? (
        <Offer offer={cart.offer} amount={amount} payForm={payForm} />
      ) : (
        <div className="stack" data-gap="small">
          <p>
            Pay {amount} for the order as it is. To order what is in your cart instead, check your cart first.
          </p>
          <p>
            <ButtonLink href={paths.cart()} variant="secondary">
              View Cart
            </ButtonLink>
          </p>
        </div>
      )}
    </Notice>
  );
}

function Offer({ offer, amount, payForm }: Omit<CartDiffersProps, 'cart'> & { offer: CartOffer }) {
  const total = formatUsd(offer.total);
  return (
    <div className="stack" data-gap="small">
      <p>Pay {amount} for the order as it is, or update it to what is in your cart now:</p>
      <LineNames items={offer.lines} />
      <UpdateForm payForm={payForm} cartTerms={offer.terms}>
        <Button name="intent" value="update" variant="secondary">
          {paymentMessages.updateOrder} to {total}
        </Button>
      </UpdateForm>
    </div>
  );
}
