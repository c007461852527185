import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button';
import { CouponForm } from '../coupon-form/coupon-form';
import type { About } from '../stories/about';
import { CartSummary } from './cart-summary';

const about: About = {
  use: ['Beside the cart, and beside shipping and payment.'],
  reader: 'Order summary, region. Total, $158.40',
  content: ['The last line is the total.', 'The button says what comes next, or the amount.'],
  avoid: ['For the price of one kit: use PriceBlock.'],
  keyboard: [['Tab', 'Moves to the discount code, then to the button']],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
    empty: 'Its links and buttons are separate components.',
    filled: 'Its links and buttons are separate components.',
    error: 'Shown at the line or the code it belongs to.',
    disabled: 'Its links and buttons are separate components.',
    busy: 'Its links and buttons are separate components.',
  },
  changes: [
    ['2026-11-23', 'Beside a checkout step, without a card and with a link to the cart.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof CartSummary> = {
  title: 'Commerce/Cart summary (totals, subtotal, basket)',
  id: 'commerce-cart-summary',
  component: CartSummary,
  tags: ['stable', 'area:cart', 'area:checkout'],
  parameters: { about, frame: 'card' },
  args: {
    amounts: [
      { label: 'Sub-total', amount: '$198.00' },
      { label: 'Delivery', amount: '$0.00' },
      { label: 'Total', amount: '$198.00' },
    ],
    action: (
      <ButtonLink href="/shipping" wide>
        Proceed
      </ButtonLink>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof CartSummary>;

export const Cart: Story = { tags: ['vrt'], args: { children: <CouponForm /> } };
export const WithDiscount: Story = {
  tags: ['vrt'],
  args: {
    children: <CouponForm applied={{ code: 'SAVE20' }} />,
    amounts: [
      { label: 'Sub-total', amount: '$198.00' },
      { label: 'Discount', amount: '−$39.60' },
      { label: 'Delivery', amount: '$0.00' },
      { label: 'Total', amount: '$158.40' },
    ],
  },
};
export const Plain: Story = {
  tags: ['vrt'],
  args: { isPlain: true, action: undefined, beside: <a href="/cart">Edit cart</a> },
};
export const Pay: Story = { args: { action: <Button wide>Pay $198.00</Button> } };
export const LongText: Story = {
  args: {
    amounts: [
      { label: 'Subscriptions of three kits, every 3, 6 and 12 months', amount: '$12,198.00' },
      { label: 'Total', amount: '$12,198.00' },
    ],
  },
};
