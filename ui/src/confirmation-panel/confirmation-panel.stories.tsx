import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longName } from '../stories/long-texts';
import { ConfirmationPanel } from './confirmation-panel';

const about: About = {
  use: ['First on a page that confirms: a booking, an order, a registered kit.'],
  content: ['The title says what happened. Put what happens next below.'],
  reader: 'Your visit is booked, heading level 1. Confirmation code K7Q-4MX-20B',
  avoid: ['For news about something in progress: use Notice.'],
  keyboard: [],
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof ConfirmationPanel> = {
  title: 'Booking/Confirmation panel (success page, thank you)',
  id: 'booking-confirmation-panel',
  component: ConfirmationPanel,
  tags: ['stable', 'area:booking', 'area:checkout'],
  parameters: { about },
  args: { title: 'Your visit is booked', code: 'K7Q-4MX-20B' },
};
export default meta;
type Story = StoryObj<typeof ConfirmationPanel>;

export const Visit: Story = { tags: ['vrt'], globals: { brand: 'booking' } };
export const Order: Story = {
  args: { title: 'Thank you, your order is paid', codeLabel: 'Order number', code: 'LW-10482' },
};
export const WithoutCode: Story = {
  args: {
    title: 'Your kit is registered',
    code: undefined,
    children: <p>We’ll email you when your report is ready.</p>,
  },
};
export const LongText: Story = { args: { title: longName } };
