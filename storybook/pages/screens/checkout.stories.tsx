import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { makePricedCart, makeCartItem } from '@larkwell/contracts/testing';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { CardField } from '@larkwell/ui/card-field/card-field';
import { CartLine } from '@larkwell/ui/cart-line/cart-line';
import { CartSummary } from '@larkwell/ui/cart-summary/cart-summary';
import { CouponForm } from '@larkwell/ui/coupon-form/coupon-form';
import { Link } from '@larkwell/ui/link/link';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { QuantityStepper } from '@larkwell/ui/quantity-stepper/quantity-stepper';
import { StepBar } from '@larkwell/ui/step-bar/step-bar';
import { ShopPage } from './shop-page';

const meta: Meta = {
  title: 'Screens/Checkout',
  tags: ['screen', '!autodocs', 'vrt'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const items = [
  makeCartItem({
    name: 'Thyroid check',
    category: 'Hormones & thyroid',
    selectedQuantity: 2,
    price: 19800,
    unitPrice: 9900,
  }),
  makeCartItem({
    id: 'b12',
    name: 'Vitamin D and B12',
    category: 'Vitamins & nutrition',
    price: 6900,
    unitPrice: 6900,
    errorMessage: 'Only 1 of this kit is left',
  }),
];
const cart = makePricedCart({ cartItems: items, subTotal: 26700, total: 26700 });

export const Cart: Story = {
  render: () => (
    <ShopPage>
      <PageHeading>Your cart</PageHeading>
      <div className="split">
        <section aria-labelledby="items">
          <h2 id="items" className="visually-hidden">
            Items
          </h2>
          <ul className="stack" data-gap="tiny">
            {cart.cartItems.map((item) => (
              <CartLine
                key={item.id}
                name={item.name}
                href={`/categories/${item.slug}`}
                category={item.category}
                method={item.collection_method}
                option="One-time purchase"
                unitPrice={formatUsd(item.unitPrice)}
                lineTotal={formatUsd(item.price)}
                error={item.errorMessage ?? undefined}
                quantity={
                  <form method="post">
                    <QuantityStepper
                      of={item.name}
                      id={`quantity-${item.id}`}
                      value={item.selectedQuantity}
                      max={9}
                    />
                  </form>
                }
                remove={
                  <Link href={`/cart/remove/${item.id}`}>
                    Remove<span className="visually-hidden"> {item.name}</span>
                  </Link>
                }
              />
            ))}
          </ul>
        </section>
        <CartSummary
          amounts={[
            { label: 'Sub-total', amount: formatUsd(cart.subTotal) },
            { label: 'Delivery', amount: formatUsd(cart.delivery) },
            { label: 'Total', amount: formatUsd(cart.total) },
          ]}
          action={
            <ButtonLink href="/shipping" wide>
              Proceed
            </ButtonLink>
          }
        >
          <CouponForm />
        </CartSummary>
      </div>
    </ShopPage>
  ),
};

export const PaymentDeclined: Story = {
  render: () => (
    <ShopPage>
      <StepBar label="Checkout" steps={['Sign In', 'Shipping', 'Billing', 'Confirmation']} current={3} />
      <PageHeading>Payment</PageHeading>
      <form method="post" className="stack">
        <CardField id="card" error="Your card was declined." />
        <div>
          <Button>Pay {formatUsd(cart.total)}</Button>
        </div>
      </form>
    </ShopPage>
  ),
};
