import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Icon } from '../icon/icon';
import type { About } from '../stories/about';
import { Button, ButtonLink } from './button';

const about: About = {
  use: [
    'For actions that change something: send, save, pay, cancel.',
    'ButtonLink for the next step of a journey.',
  ],
  avoid: ['For a link to another page in running text: use Link.', 'Two primary buttons on one page.'],
  keyboard: [
    ['Tab', 'Moves to the button'],
    ['Enter, Space', 'Presses it (a ButtonLink: Enter only)'],
  ],
  reader: 'Add to cart, button',
  content: [
    'Start with a verb and name the thing: "Pay $70.00", not "Submit".',
    'Two or three words, sentence case.',
  ],
  script: 'while the form is being sent, the button shows its busy label and ignores a second press.',
  changes: [
    ['2026-11-21', 'Round look for a single icon.'],
    ['2026-11-21', 'First version.'],
  ],
};

const meta: Meta<typeof Button> = {
  title: 'Primitives/Button (call to action, CTA, submit)',
  id: 'primitives-button',
  component: Button,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { children: 'Add to cart' },
};
export default meta;

type Story = StoryObj<typeof Button>;

export const Primary: Story = { tags: ['vrt'] };
export const Secondary: Story = { args: { variant: 'secondary', children: 'How it works' } };
export const Danger: Story = { args: { variant: 'danger', children: 'Cancel this booking' } };
export const Quiet: Story = { args: { variant: 'quiet', children: 'Remove' } };
export const Small: Story = { args: { size: 'small' } };
export const Wide: Story = { args: { wide: true } };
export const Disabled: Story = { args: { disabled: true, children: 'Pay $99.00' } };
export const Busy: Story = {
  args: { children: 'Checking', 'aria-disabled': true, 'data-busy': '' } as never,
};
export const LongText: Story = {
  args: { children: 'Confirm the booking for Friday, November 27 at 10:45 AM and pay $120.00 by card' },
};
export const WithIcon: Story = {
  args: {
    children: (
      <>
        <Icon name="cart" /> Add to cart
      </>
    ),
  },
};
export const AsLink: Story = { render: () => <ButtonLink href="/categories">Browse tests</ButtonLink> };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { tags: ['vrt'], parameters: { pseudo: 'focus-visible' } };
export const ReachedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Add to cart' })).toHaveFocus();
  },
};
