import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { PriceBlock } from './price-block';

const about: About = {
  use: ['Wherever something has a price.'],
  reader: 'Price: $74.25 each instead of $99.00 You save $24.75',
  content: ['Two decimals, always: "$99.00".', 'Say the saving in dollars, not only in percent.'],
  keyboard: [],
  avoid: ['For totals of several kits: use CartSummary.'],
  never: {
    longText: 'Amounts have a known length.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof PriceBlock> = {
  title: 'Commerce/Price block (cost, amount, discount)',
  id: 'commerce-price-block',
  component: PriceBlock,
  tags: ['draft', 'area:catalog'],
  parameters: { about },
  args: { price: '$99.00' },
};
export default meta;
type Story = StoryObj<typeof PriceBlock>;

export const Plain: Story = {};
export const Large: Story = { args: { size: 'large' } };
export const WithSaving: Story = {
  tags: ['vrt'],
  args: {
    price: '$74.25',
    before: '$99.00',
    unit: 'every 3 months',
    saving: 'You save $24.75',
    size: 'large',
  },
};
