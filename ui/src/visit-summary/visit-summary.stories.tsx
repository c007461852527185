import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longHint } from '../stories/long-texts';
import { VisitSummary } from './visit-summary';

const about: About = {
  use: ['Beside the registration form and on the confirmation.'],
  reader: 'Your visit, region',
  avoid: ['For answers to check before sending: use SummaryList.'],
  keyboard: [['Tab', 'Moves to each Change link']],
  content: ['Test, place, time, in that order.'],
  never: {
    hover: 'Its links look like those in SummaryList.',
    focus: 'Its links look like those in SummaryList.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof VisitSummary> = {
  title: 'Booking/Visit summary (appointment summary, sidebar)',
  id: 'booking-visit-summary',
  component: VisitSummary,
  tags: ['stable', 'area:booking'],
  parameters: { about, frame: 'card' },
  globals: { brand: 'booking' },
  args: {
    rows: [
      { label: 'Test type', value: 'RT-PCR', changeHref: '#type' },
      { label: 'Place', value: 'Midtown Clinic, 1200 Douglas Street, Omaha, NE 68102', changeHref: '#place' },
      { label: 'Time', value: 'Fri Nov 27/26, 10:45 AM Central Time', changeHref: '#time' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof VisitSummary>;

export const Default: Story = { tags: ['vrt'] };
export const Settled: Story = {
  args: { rows: meta.args!.rows!.map(({ label, value }) => ({ label, value })) },
};
export const LongText: Story = { args: { rows: [{ label: 'Place', value: longHint }] } };
