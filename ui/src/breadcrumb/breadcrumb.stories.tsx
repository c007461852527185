import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { BackLink, Breadcrumb } from './breadcrumb';

const about: About = {
  use: ['On pages below a section: a product, a help category.', 'BackLink on a page of a journey.'],
  avoid: ['Both on one page.'],
  keyboard: [['Tab', 'Moves through the links']],
  reader: 'Breadcrumb, navigation, list, 2 items. Home, link.',
  content: ['The names of the pages, as their headings say them.', 'Leave out the page itself.'],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof Breadcrumb> = {
  title: 'Primitives/Breadcrumb (trail, back link)',
  id: 'primitives-breadcrumb',
  component: Breadcrumb,
  tags: ['stable', 'area:catalog', 'area:help'],
  parameters: { about },
  args: {
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'All Tests', href: '/categories' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Breadcrumb>;

export const Default: Story = { tags: ['vrt'] };
export const Back: Story = { render: () => <BackLink href="/covid-19-testing" /> };
export const LongText: Story = {
  args: {
    crumbs: [
      { label: 'Home', href: '/' },
      { label: 'Help', href: '/support/help' },
      { label: 'Collecting your sample and sending it back to us', href: '/support/help/category/sample' },
    ],
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
