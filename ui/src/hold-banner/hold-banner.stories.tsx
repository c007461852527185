import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { About } from '../stories/about';
import { layout } from '../tokens';
import { HoldBanner, HoldExpired } from './hold-banner';

const about: About = {
  use: ['At the top of pages with a held time; HoldExpired above the form and beside Submit.'],
  avoid: ['As a running clock in a live region: it would be announced again and again.'],
  keyboard: [
    ['(at zero, with script)', 'Focus moves into the dialog'],
    ['Escape', 'Closes the dialog; the form keeps what was typed'],
  ],
  reader: 'We’re holding 10:45 AM for you until 9:32 AM Eastern Time. 5 minutes left to finish your booking.',
  content: ['State the end as a clock time with its zone, in words.'],
  script:
    'counts down in minutes and seconds, which screen readers do not announce; announces politely 10, 5 and 1 minutes left, and opens a dialog at zero. Without script, CSS shows the panel.',
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
    longText: 'Times and zones have a known length.',
  },
  changes: [
    ['2026-11-21', 'Minutes and seconds count down where script runs, and forced colors show the time left.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof HoldBanner> = {
  title: 'Booking/Hold banner (countdown, timer, reservation)',
  id: 'booking-hold-banner',
  component: HoldBanner,
  tags: ['stable', 'area:booking'],
  // In separate frames: the dialog at zero would cover the whole docs page.
  parameters: { about, docs: { story: { inline: false, height: layout.dialog } } },
  globals: { brand: 'booking' },
  args: {
    slot: '10:45 AM',
    until: '9:32 AM Eastern Time',
    secondsLeft: 1432,
    minutes: 25,
    newTimeHref: '/covid-19-testing/covid-scheduler',
  },
};
export default meta;
type Story = StoryObj<typeof HoldBanner>;

export const Holding: Story = { tags: ['vrt'] };
export const FiveMinutesLeft: Story = {
  args: { secondsLeft: 294 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('5 minutes left to finish your booking.');
    await expect(canvas.getByRole('timer')).toHaveTextContent(/^04:5\d left$/);
  },
};
export const ExpiredDialog: Story = {
  tags: ['vrt'],
  args: { secondsLeft: 0 },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Time Expired' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Select New Time' })).toHaveFocus();
  },
};
export const ExpiredPanel: Story = {
  tags: ['vrt'],
  render: ({ newTimeHref }) => <HoldExpired minutes={25} newTimeHref={newTimeHref} now />,
};
export const PanelWaits: Story = {
  render: ({ newTimeHref }) => <HoldExpired minutes={25} newTimeHref={newTimeHref} />,
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.queryByRole('link', { name: 'Select New Time' })).toBeNull();
    canvasElement.ownerDocument.documentElement.style.setProperty('--hold-left', '0s');
    await waitFor(() => expect(canvas.getByRole('link', { name: 'Select New Time' })).toBeVisible());
    canvasElement.ownerDocument.documentElement.style.removeProperty('--hold-left');
  },
};
