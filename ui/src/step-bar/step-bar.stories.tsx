import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { StepBar } from './step-bar';

const about: About = {
  use: ['On every page of a journey whose steps are known: checkout, kit registration, booking.'],
  avoid: ['As navigation: nothing in it is a link. Use a BackLink instead.', 'For fewer than three steps.'],
  reader: 'Checkout, list, 4 items. 1. Sign In, completed. 2. Shipping, current step.',
  content: ['One or two words per step, the same as in the page’s heading.'],
  keyboard: [],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof StepBar> = {
  title: 'Primitives/Strip: steps (stepper, progress, wizard, breadcrumbs of steps)',
  id: 'primitives-strip-steps',
  component: StepBar,
  tags: ['stable', 'area:checkout', 'area:booking', 'area:kit registration'],
  parameters: { about },
  args: { label: 'Checkout', steps: ['Sign In', 'Shipping', 'Billing', 'Confirmation'], current: 2 },
};
export default meta;
type Story = StoryObj<typeof StepBar>;

export const Checkout: Story = { tags: ['vrt'] };
export const First: Story = { args: { current: 1 } };
export const Last: Story = { args: { current: 4 } };
export const Booking: Story = {
  tags: ['vrt'],
  args: { label: 'Booking', steps: ['Location', 'Time', 'Details', 'Payment', 'Confirm'], current: 3 },
  globals: { brand: 'booking' },
};
export const KitRegistration: Story = {
  args: {
    label: 'Kit registration',
    steps: ['Kit Information', 'Tester Info', 'Review', 'Done'],
    current: 2,
  },
};
export const LongText: Story = {
  args: {
    steps: ['Where you want to be tested', 'When you want to come', 'Who is being tested'],
    current: 2,
  },
};
