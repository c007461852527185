import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Pagination } from './pagination';

const about: About = {
  use: ['Under a list that is longer than one page.'],
  avoid: ['For the steps of a journey: use StepBar.'],
  keyboard: [
    ['Tab', 'Moves through the links'],
    ['Enter', 'Goes to the page'],
  ],
  reader: 'Orders: pages, navigation. Page 3, current page, link.',
  content: ['Page numbers, Previous and Next; the label names the list.'],
  never: {
    longText: 'It holds numbers.',
  },
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof Pagination> = {
  title: 'Primitives/Pagination (pager, page numbers, next)',
  id: 'primitives-pagination',
  component: Pagination,
  tags: ['stable', 'area:account'],
  parameters: { about },
  args: { page: 3, pages: 9, label: 'Orders', hrefFor: (page) => `/orders?page=${page}` },
};
export default meta;
type Story = StoryObj<typeof Pagination>;

export const Middle: Story = { tags: ['vrt'] };
export const First: Story = { args: { page: 1 } };
export const Last: Story = { args: { page: 9 } };
export const Two: Story = { args: { page: 1, pages: 2 } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
