import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { OrderStatus } from './order-status';

const about: About = {
  use: ['On the tracking page of a shipped order.'],
  avoid: ['For the status of an order in a list: use Tag.'],
  reader:
    'Order status, list, 4 items. order received, done. pick up, done. in transit, not yet, current step',
  content: ['Only dates that are known.'],
  keyboard: [],
  never: {
    longText: 'Its stages and dates have a known length.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const labels = ['order received', 'pick up', 'in transit', 'delivered'];
const reached = (count: number) =>
  labels.map((label, index) => ({
    label,
    reached: index < count,
    date: index < count ? `Nov ${20 + index}` : undefined,
  }));
const meta: Meta<typeof OrderStatus> = {
  title: 'Commerce/Order status (tracking, timeline, shipment)',
  id: 'commerce-order-status',
  component: OrderStatus,
  tags: ['stable', 'area:orders'],
  parameters: { about },
  args: { stages: reached(3) },
};
export default meta;
type Story = StoryObj<typeof OrderStatus>;

export const Received: Story = { args: { stages: reached(1) } };
export const InTransit: Story = { tags: ['vrt'] };
export const Delivered: Story = { args: { stages: reached(4) } };
