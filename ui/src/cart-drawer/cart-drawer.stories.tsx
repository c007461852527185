import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { CartDrawer } from './cart-drawer';

const about: About = {
  use: ['Once, around the cart link of the header.'],
  avoid: ['For other pages: PageDialog.'],
  keyboard: [
    ['Enter on the link', 'Opens the cart'],
    ['Escape', 'Closes it; focus returns to the link'],
  ],
  reader: 'Cart, dialog',
  script: 'opens the cart over the page, also after something was added.',
  content: ['The link says Cart and the number of kits.'],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
    longText: 'It shows the short cart: see Cart line.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof CartDrawer> = {
  title: 'Commerce/Cart drawer (mini cart, basket, side sheet)',
  id: 'commerce-cart-drawer',
  component: CartDrawer,
  tags: ['stable', 'area:cart'],
  parameters: { about },
  args: { source: '/cart/drawer', children: <a href="/cart">Cart (2)</a> },
  beforeEach: () => {
    const real = window.fetch;
    window.fetch = async (address) =>
      String(address).endsWith('/cart/drawer')
        ? new Response(
            '<div data-dialog-part="cart"><p>2 kits, $198.00</p><a href="/cart">View Cart</a></div>',
          )
        : real(address);
    return () => {
      window.fetch = real;
    };
  },
};
export default meta;
type Story = StoryObj<typeof CartDrawer>;

export const Closed: Story = {};
export const Opened: Story = {
  tags: ['vrt'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Cart (2)' }));
    await expect(await canvas.findByText('2 kits, $198.00')).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  },
};
