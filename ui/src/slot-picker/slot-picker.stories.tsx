import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { SlotPicker } from './slot-picker';

const about: About = {
  use: ['For the times of one place on one day. One press reserves.'],
  keyboard: [
    ['Tab', 'Moves through the times'],
    ['Enter, Space', 'Reserves'],
  ],
  reader: '10:45 AM, Friday, November 27, at Midtown Clinic, button',
  content: ['Say above it: "We’ll hold this time for 25 minutes while you fill in the form."'],
  avoid: ['Days: DateStrip.'],
  never: {
    longText: 'Times have a known length.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof SlotPicker> = {
  title: 'Booking/Slot picker (time picker, appointment, schedule)',
  id: 'booking-slot-picker',
  component: SlotPicker,
  tags: ['stable', 'area:booking'],
  parameters: { about },
  globals: { brand: 'booking' },
  decorators: [
    (Story) => (
      <>
        <h2 className="visually-hidden">Times</h2>
        <h3>Friday, Nov 27</h3>
        <Story />
      </>
    ),
  ],
  args: {
    spoken: 'Friday, November 27, at Midtown Clinic',
    slots: ['9:00 AM', '9:15 AM', '9:45 AM', '10:45 AM', '11:00 AM', '1:15 PM', '1:30 PM', '2:00 PM'].map(
      (time) => ({
        id: time,
        time,
        part: time.endsWith('AM') ? 'Morning' : 'Afternoon',
      }),
    ),
  },
};
export default meta;
type Story = StoryObj<typeof SlotPicker>;

export const Default: Story = {
  tags: ['vrt'],
  play: async ({ canvas }) => {
    const name = /^10:45 AM ?, Friday, November 27, at Midtown Clinic$/;
    const { form } = canvas.getByRole<HTMLButtonElement>('button', { name });
    await expect(new FormData(form!).get('slotId')).toBe('10:45 AM');
  },
};
export const MorningOnly: Story = { args: { slots: [{ id: '1', time: '9:00 AM', part: 'Morning' }] } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
