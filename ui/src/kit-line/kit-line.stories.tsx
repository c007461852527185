import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { KitLine } from './kit-line';

const about: About = {
  use: ['For kits that were bought: in an order, on its confirmation.'],
  avoid: ['In a cart, where lines change: use CartLine.', 'In a catalog: use ProductCard.'],
  keyboard: [['Tab', 'Moves to the name, if it is a link']],
  reader: 'List, 1 item. Thyroid check, link. Quantity 2. $198.00',
  content: ['The name as it was when the kit was bought.', 'Amounts with two decimals.'],
  changes: [['2026-11-21', 'First version.']],
};
const words = (name: string, details: string) => (
  <>
    <p>
      <a href="/categories/thyroid-check">
        <strong>{name}</strong>
      </a>
    </p>
    <p className="secondary">{details}</p>
  </>
);
const meta: Meta<typeof KitLine> = {
  title: 'Commerce/Kit line (order item, product row)',
  id: 'commerce-kit-line',
  component: KitLine,
  tags: ['draft', 'area:orders'],
  parameters: { about },
  decorators: [
    (Story) => (
      <ul className="stack" data-gap="tiny">
        <Story />
      </ul>
    ),
  ],
  args: {
    category: 'Hormones & thyroid',
    emblem: 'wings',
    children: words('Thyroid check', 'Quantity 2'),
    amount: '$198.00',
  },
};
export default meta;
type Story = StoryObj<typeof KitLine>;

export const InAnOrder: Story = { tags: ['vrt'] };
export const OnAConfirmation: Story = {
  args: { amount: undefined, children: words('Thyroid check', 'Quantity: 2, by subscription') },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = {
  args: {
    children: words(
      'Comprehensive cardiovascular and metabolic risk panel for adults over forty',
      'Quantity 1, every 12 months',
    ),
    amount: '$12,198.00',
  },
};
