import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { DateStrip } from './date-strip';

const about: About = {
  use: ['To choose one of the 14 days that can be booked.'],
  avoid: ['For remembered dates: DateParts.', 'As a month grid: hard to use by keyboard, and mostly empty.'],
  keyboard: [
    ['Tab', 'Moves through the days'],
    ['Enter', 'Chooses the day: the page reloads with it'],
  ],
  reader: 'Choose a date, navigation. Fri Nov 27 38 free, current date, link',
  content: [
    'Weekday in three letters, then month and day: "Fri, Nov 27".',
    'The first day is today.',
    'Free times as a number: "9 free". Else "Full" or "Closed".',
  ],
  never: {
    longText: 'Weekdays and dates have a known length.',
  },
  changes: [['2026-11-21', 'First version.']],
};
function stateOf(index: number) {
  if (index === 1) return { state: 'Full', unavailable: true };
  if (index === 4) return { state: 'Closed', unavailable: true };
  return { state: `${9 + index * 5} free` };
}
const days = Array.from({ length: 14 }, (_, index) => {
  const date = new Date(Date.UTC(2026, 10, 21 + index));
  const say = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat('en-US', { ...options, timeZone: 'UTC' }).format(date);
  const iso = date.toISOString().slice(0, 10);
  return {
    date: iso,
    href: `?date=${iso}`,
    weekday: index === 0 ? 'Today' : say({ weekday: 'short' }),
    day: say({ month: 'short', day: 'numeric' }),
    current: index === 6,
    ...stateOf(index),
  };
});
const meta: Meta<typeof DateStrip> = {
  title: 'Booking/Date strip (date picker, calendar, days)',
  id: 'booking-date-strip',
  component: DateStrip,
  tags: ['stable', 'area:booking'],
  parameters: { about },
  globals: { brand: 'booking' },
  args: { days },
};
export default meta;
type Story = StoryObj<typeof DateStrip>;

export const Default: Story = { tags: ['vrt'] };
export const TodayChosen: Story = {
  args: { days: days.map((day, index) => ({ ...day, current: index === 0 })) },
};
export const ClosedChosen: Story = {
  args: { days: days.map((day, index) => ({ ...day, current: index === 4 })) },
};
export const WithoutStates: Story = {
  args: { days: days.map((day) => ({ ...day, state: undefined, unavailable: false })) },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
