import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { SortLinks } from './sort-links';

const about: About = {
  use: ['Above a list that can be shown in several orders.'],
  avoid: ['For views of different things: use Tabs.'],
  keyboard: [['Tab', 'Moves to each order']],
  reader: 'Sort by, navigation. Popular, current, link. Price, low to high, link',
  content: ['The first order is the one that nobody has to choose.'],
  changes: [['2026-11-23', 'First version.']],
};
const meta: Meta<typeof SortLinks> = {
  title: 'Primitives/Sort links (order by, sorting, filter)',
  id: 'primitives-sort-links',
  component: SortLinks,
  tags: ['draft', 'area:catalog'],
  parameters: { about },
  args: {
    label: 'Sort by',
    orders: [
      { label: 'Popular', href: '?sort=popular', current: true },
      { label: 'Price, low to high', href: '?sort=price', current: false },
      { label: 'Price, high to low', href: '?sort=-price', current: false },
      { label: 'Name', href: '?sort=name', current: false },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof SortLinks>;

export const Default: Story = {};
export const LongText: Story = {
  args: {
    orders: [
      { label: 'The kits that people order most often this year', href: '?sort=popular', current: false },
      { label: 'The price of a single kit, from low to high', href: '?sort=price', current: true },
    ],
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
