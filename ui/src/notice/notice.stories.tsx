import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Notice } from './notice';

const about: About = {
  use: ['For news about the whole page: something was saved, something to know before continuing.'],
  avoid: [
    'For field errors: use ErrorSummary and the field.',
    'For the outcome of a form after a redirect: use FlashNotice, which can be closed.',
  ],
  reader: 'Warning. This payment will be deducted from the company card.',
  content: ['One or two sentences. Say what to do next.', 'No exclamation marks, no blame.'],
  keyboard: [['Tab', 'Moves to a link in it']],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
  },
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof Notice> = {
  title: 'Primitives/Notice (alert, banner, callout, warning)',
  id: 'primitives-notice',
  component: Notice,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { children: <p>Results are ready 2 to 5 days after your sample reaches the lab.</p> },
};
export default meta;
type Story = StoryObj<typeof Notice>;

export const Info: Story = { tags: ['vrt'] };
export const Success: Story = {
  tags: ['vrt'],
  args: { tone: 'success', children: <p>Discount Applied!</p> },
};
export const Warning: Story = {
  tags: ['vrt'],
  args: {
    tone: 'warning',
    title: 'You are paying with the company card',
    children: (
      <p>
        The payment will be deducted from the company card. Continue only if you are authorized to use it.
      </p>
    ),
  },
};
export const Error: Story = {
  tags: ['vrt'],
  args: { tone: 'error', announce: 'alert', children: <p>Something went wrong. Please try again.</p> },
};
export const WithLink: Story = {
  args: {
    children: (
      <p>
        We could not reach the payment page. You have not been charged. <a href="/payments">Try again</a>.
      </p>
    ),
  },
};
export const LongText: Story = {
  args: {
    title: 'Before you collect your sample',
    children: (
      <p>
        Read the whole instruction first. Collect the sample in the morning, before eating, from Monday to
        Thursday, so that it reaches the lab before the weekend, and mail it on the same day.
      </p>
    ),
  },
};
