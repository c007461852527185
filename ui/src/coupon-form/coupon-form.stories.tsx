import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { longHint } from '../stories/long-texts';
import { CouponForm } from './coupon-form';

const about: About = {
  use: ['In the cart’s summary, for people who may use a code.'],
  avoid: ['As an open, empty field: it makes people leave to look for a code.'],
  keyboard: [
    ['Enter, Space', 'Opens it'],
    ['Enter in the field', 'Applies the code'],
  ],
  reader: 'Have a discount code?, disclosure triangle, collapsed',
  content: ['"Coupon SAVE20 has ended.", not "invalid".'],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
    disabled: 'Show fixed values as text, not as a disabled field.',
    busy: 'A page load; Apply shows no busy label.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof CouponForm> = {
  title: 'Commerce/Coupon form (promo code, voucher, discount)',
  id: 'commerce-coupon-form',
  component: CouponForm,
  tags: ['stable', 'area:cart'],
  parameters: { about, frame: 'card' },
};
export default meta;
type Story = StoryObj<typeof CouponForm>;

export const Closed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Have a discount code?'));
    await expect(canvas.getByRole('textbox', { name: 'Discount code' })).toBeVisible();
  },
};
export const WithError: Story = {
  tags: ['vrt'],
  args: { code: 'SAVE20', error: 'Coupon SAVE20 has ended.' },
};
export const Applied: Story = { tags: ['vrt'], args: { applied: { code: 'SAVE20' } } };
export const LongText: Story = {
  args: { code: 'A'.repeat(40), error: longHint },
};
