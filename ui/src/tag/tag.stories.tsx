import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Tag } from './tag';

const about: About = {
  use: ['For the state of an order, booking or subscription.'],
  avoid: ['As a button or a link: a tag is only text.'],
  reader: 'Pending',
  content: ['One or two words, the same as everywhere else: "In-Progress", not "Running".'],
  keyboard: [],
  changes: [
    ['2026-11-23', 'No tones for offers and categories: a ticket and a colored word say these.'],
    ['2026-11-21', 'First version.'],
  ],
};

const meta: Meta<typeof Tag> = {
  title: 'Primitives/Tag (chip, badge, pill, status label)',
  id: 'primitives-tag',
  component: Tag,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { children: 'Shipped' },
};
export default meta;
type Story = StoryObj<typeof Tag>;

export const Neutral: Story = {};
export const Success: Story = { args: { tone: 'success', children: 'Report Generated' } };
export const Warning: Story = { args: { tone: 'warning', children: 'Pending' } };
export const Error: Story = { args: { tone: 'error', children: 'Cancelled' } };
export const Info: Story = { args: { tone: 'info', children: 'In-Progress' } };
export const LongText: Story = {
  args: { children: 'Waiting for the sample to arrive at the lab in Omaha' },
};
export const AllStates: Story = {
  tags: ['vrt'],
  render: () => (
    <div className="cluster">
      <Tag>Shipped</Tag>
      <Tag tone="success">Report Generated</Tag>
      <Tag tone="warning">Pending</Tag>
      <Tag tone="error">Cancelled</Tag>
      <Tag tone="info">In-Progress</Tag>
    </div>
  ),
};
