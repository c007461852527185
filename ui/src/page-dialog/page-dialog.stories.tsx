import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { PageDialog } from './page-dialog';

const about: About = {
  use: ['To show a short page of this site over the current one: the cart, a confirm page.'],
  avoid: ['For long forms, except sign-up, address and password change.', 'For news: FlashNotice.'],
  keyboard: [
    ['Enter on the link', 'Opens it'],
    ['Escape', 'Closes it; focus returns to the link'],
  ],
  reader: 'Cart, dialog',
  content: ['The title is the page’s title. Buttons say what they do: "Yes, remove", "No, keep".'],
  script: 'opens the link’s page in a dialog. Without script the link goes there.',
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
    longText: 'It shows part of a page, which wraps as it does there.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const pages: [end: string, heading: string, part: string][] = [
  ['/cart', 'Cart', '<p>2 kits, $198.00</p><a href="/cart">View Cart</a>'],
  ['/signin', 'Sign In', '<a href="/signup" data-stays>Sign Up instead</a>'],
  ['/signup', 'Sign Up', '<a href="/signin" data-stays>Sign In instead</a>'],
];
const pageAt = (address: RequestInfo | URL) => {
  const [, heading, part] = pages.find(([end]) => String(address).endsWith(end))!;
  return `<main><h1>${heading}</h1><div data-dialog-part>${part}</div></main>`;
};

const meta: Meta<typeof PageDialog> = {
  title: 'Commerce/Page dialog (modal, popup, overlay, lightbox)',
  id: 'commerce-page-dialog',
  component: PageDialog,
  tags: ['draft', 'area:cart'],
  parameters: { about },
  args: { title: 'Cart', look: 'drawer', children: <a href="/cart">Cart (2)</a> },
  beforeEach: () => {
    const real = window.fetch;
    window.fetch = async (address) =>
      pages.some(([end]) => String(address).endsWith(end)) ? new Response(pageAt(address)) : real(address);
    return () => {
      window.fetch = real;
    };
  },
};
export default meta;
type Story = StoryObj<typeof PageDialog>;

export const Link: Story = {};
export const OpensDrawer: Story = {
  tags: ['vrt'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Cart (2)' }));
    await expect(await canvas.findByText('2 kits, $198.00')).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Cart' })).toBeVisible();
  },
};
export const Closes: Story = {
  args: { look: 'dialog' },
  play: async ({ canvas, userEvent }) => {
    const link = canvas.getByRole('link', { name: 'Cart (2)' });
    await userEvent.click(link);
    await canvas.findByText('2 kits, $198.00');
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(canvas.queryByRole('dialog')).toBeNull();
    await expect(link).toHaveFocus();
  },
};
export const FollowsLinksInside: Story = {
  args: { look: 'dialog', title: 'Sign In', children: <a href="/signin">Account</a> },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Account' }));
    await userEvent.click(await canvas.findByRole('link', { name: 'Sign Up instead' }));
    await expect(await canvas.findByRole('link', { name: 'Sign In instead' })).toBeVisible();
    await expect(canvas.getByRole('dialog', { name: 'Sign Up' })).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Sign Up' })).toHaveFocus();
  },
};
