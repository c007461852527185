import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button';
import type { About } from '../stories/about';
import { ChangedTerms } from './changed-terms';

const inButton = 'Its links and buttons are separate components.';
const about: About = {
  use: ['If something changed since the page was shown: a price, a quantity, a test, a place.'],
  avoid: [
    'For an invalid field: use ErrorSummary and the field’s error.',
    'For news that needs no answer: use Notice.',
  ],
  reader:
    'Alert. Warning. Your order has changed. You have not been charged. What changed, table, 3 rows, 3 columns. Total, row header. Before, $49.00. Now, $148.00. Continue, button',
  content: [
    'The title says what changed, the sentence says what happened to the money.',
    'The button names what happens next, with the new amount if it charges.',
    'Say "You have not been charged" only if that is certain.',
  ],
  keyboard: [['Tab', 'Moves to the button']],
  never: { hover: inButton, focus: inButton, busy: inButton },
  changes: [['2026-11-22', 'First version.']],
};

const meta: Meta<typeof ChangedTerms> = {
  title: 'Commerce/Changed terms (price change, difference)',
  id: 'commerce-changed-terms',
  component: ChangedTerms,
  tags: ['stable', 'area:checkout', 'area:booking'],
  parameters: { about, frame: 'page' },
  args: {
    title: 'Your order has changed',
    children: <p>You have not been charged. Check what is different now.</p>,
    changes: [
      { name: 'Thyroid Balance', before: '1 × $49.00', now: '2 × $49.00' },
      { name: 'Food Sensitivity, every 3 months', before: null, now: '1 × $50.00' },
      { name: 'Discount code', before: 'SAVE10, 10% off', now: null },
      { name: 'Total', before: '$44.10', now: '$148.00' },
    ],
    action: <Button>Continue with $148.00</Button>,
  },
};
export default meta;
type Story = StoryObj<typeof ChangedTerms>;

export const Default: Story = { tags: ['vrt'] };
export const OneChange: Story = {
  args: {
    title: 'This visit has changed',
    children: <p>Nothing was reserved.</p>,
    changes: [{ name: 'Test', before: 'RT-PCR', now: 'Antigen' }],
    action: <ButtonLink href="/times">See the times for Antigen</ButtonLink>,
  },
};
export const NothingToCompare: Story = { args: { changes: [] } };
export const LongText: Story = {
  globals: { viewport: { value: 'small' } },
  args: {
    changes: [
      {
        name: 'Comprehensive Women’s Health and Hormone Panel with Follow-up Consultation, every 12 months',
        before: '1,000 × $1,249.00',
        now: '1,000 × $1,349.00',
      },
      { name: 'Total', before: '$1,249,000.00', now: '$1,349,000.00' },
    ],
  },
};
