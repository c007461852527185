import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PriceBlock } from '../price-block/price-block';
import type { About } from '../stories/about';
import { PurchaseOption } from './purchase-option';

const about: About = {
  use: ['On a kit’s page, above the quantity.'],
  avoid: ['To offer a subscription to people who cannot subscribe: pass no durations.'],
  keyboard: [
    ['Tab', 'Moves to the options, then to the durations'],
    ['Arrow keys', 'Choose'],
  ],
  reader: 'Purchase option, group. One-time purchase $99.00, radio button, checked, 1 of 2',
  content: [
    'Every price is on the page: hide none behind a choice.',
    'One paragraph says all terms of the chosen interval.',
  ],
  script: 'the price above follows the choice.',
  never: {
    empty: 'One of the two is always chosen.',
    error: 'One of the two is always chosen.',
    disabled: 'People who cannot subscribe see only the price.',
    longText: 'Its words and prices have a known length.',
  },
  changes: [
    ['2026-11-23', 'Without an error of its own: one of the two is always chosen.'],
    ['2026-11-23', 'The two options have the browser’s own radio, in our color.'],
    ['2026-11-22', 'Each duration is described by its own terms.'],
    ['2026-11-21', 'First version.'],
  ],
};
const termsOf = (price: string, months: number) =>
  `${price} today, then ${price} every ${months} months. Next kit and charge: Mon, Feb 22, 2027. Cancel any time.`;
const meta: Meta<typeof PurchaseOption> = {
  title: 'Commerce/Purchase option (subscription, one-time, plan, buy box, add to cart)',
  id: 'commerce-purchase-option',
  component: PurchaseOption,
  tags: ['stable', 'area:catalog'],
  parameters: { about },
  args: {
    priceId: 'kit-price',
    oneTimePrice: '$99.00',
    durations: [
      { value: '3', label: '3 months', price: '$74.25', saving: '25% off', terms: termsOf('$74.25', 3) },
      { value: '6', label: '6 months', price: '$79.20', saving: '20% off', terms: termsOf('$79.20', 6) },
      { value: '12', label: '12 months', price: '$84.15', saving: '15% off', terms: termsOf('$84.15', 12) },
    ],
  },
  render: (args) => (
    <div className="stack">
      <PriceBlock id="kit-price" price="$99.00" size="large" />
      <PurchaseOption {...args} />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof PurchaseOption>;

export const OneTime: Story = { tags: ['vrt'] };
export const Subscription: Story = { tags: ['vrt'], args: { defaultOption: 'subscription' } };
export const OneTimeOnly: Story = { args: { durations: [] } };
export const PriceFollows: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const price = canvasElement.querySelector('#kit-price');
    await userEvent.click(canvas.getByRole('radio', { name: /Subscribe and Save/ }));
    await expect(price).toHaveTextContent('$74.25');
    await userEvent.click(canvas.getByRole('radio', { name: /Every 12 months/ }));
    await expect(price).toHaveTextContent('$84.15');
    await userEvent.click(canvas.getByRole('radio', { name: /One-time purchase/ }));
    await expect(price).toHaveTextContent('$99.00');
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
