import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { About } from '../stories/about';
import { Tabs } from './tabs';

const about: About = {
  use: [
    'For two to ten views of one thing, each with its own address.',
    'Pills for a choice that changes the list below, lines for everything else.',
    'Without a current tab, to jump to parts of a long page.',
  ],
  avoid: [
    'For the steps of a journey: use StepBar.',
    'For views that people compare: put them on one page, under headings.',
  ],
  keyboard: [
    ['Tab', 'Moves to each tab in turn'],
    ['Enter', 'Opens it'],
  ],
  reader: 'Categories, navigation, list, 3 items. All Tests, link, current page',
  content: ['One to three words: the view’s own name.', 'The same order on every page.'],
  changes: [
    ['2026-11-21', 'Forced colors mark the open pill.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof Tabs> = {
  title: 'Primitives/Tabs (segmented control, pills, sub navigation)',
  id: 'primitives-tabs',
  component: Tabs,
  tags: ['draft', 'area:catalog', 'area:account', 'area:organization'],
  parameters: { about },
  args: {
    label: 'Orders',
    tabs: [
      { label: 'Orders paid', href: '#orders', current: true },
      { label: 'Subscriptions', href: '#subscriptions' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Tabs>;

export const Line: Story = {
  tags: ['vrt'],
  play: async ({ canvasElement }) => {
    const [first, second] = within(canvasElement).getAllByRole('link');
    await expect(first).toHaveAttribute('aria-current', 'page');
    await expect(second).not.toHaveAttribute('aria-current');
  },
};
const categories = [
  { label: 'All Tests', href: '#all' },
  { label: 'Hormones & thyroid', href: '#hormones', category: 'hormones-thyroid', current: true },
  { label: 'Sexual health', href: '#sexual', category: 'sexual-health' },
];
export const Pill: Story = { tags: ['vrt'], args: { label: 'Categories', look: 'pill', tabs: categories } };
export const ToPartsOfThePage: Story = {
  args: {
    label: 'About this test',
    tabs: ['Symptoms', 'Why Get Tested?', 'Collection Method'].map((label) => ({
      label,
      href: `#${label.length}`,
    })),
  },
};
export const Hover: Story = { args: Pill.args, parameters: { pseudo: 'hover' } };
export const Focus: Story = { args: Pill.args, parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = {
  args: {
    label: 'Categories',
    look: 'pill',
    tabs: [
      ...categories,
      { label: 'Cardiovascular and metabolic risk panels for adults over forty', href: '#long' },
    ],
  },
};
