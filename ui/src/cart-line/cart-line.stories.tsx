import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link } from '../link/link';
import { QuantityStepper } from '../quantity-stepper/quantity-stepper';
import type { About } from '../stories/about';
import { TokenlessForm } from '../tokenless-form/tokenless-form';
import { CartLine } from './cart-line';

const about: About = {
  use: ['In the cart and in its drawer; with plain text as quantity in the order summary.'],
  keyboard: [['Tab', 'Moves to the name, the stepper, Remove']],
  reader: 'Thyroid check, heading level 3, link. Every 3 months, 25% off. Total for Thyroid check: $148.50',
  content: ['Show a line’s error in the line.'],
  avoid: ['For a kit that was already bought: use KitLine.'],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
    empty: 'For a cart without lines: use EmptyState.',
    disabled: 'Its links and buttons are separate components.',
  },
  changes: [
    ['2026-11-21', 'Price and remove button fit beside each other in the drawer of a small phone.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof CartLine> = {
  title: 'Commerce/Cart line (basket row, item)',
  id: 'commerce-cart-line',
  component: CartLine,
  tags: ['stable', 'area:cart'],
  parameters: { about },
  decorators: [
    (Story) => (
      <>
        <h2 className="visually-hidden">Items</h2>
        <ul className="stack">
          <Story />
        </ul>
      </>
    ),
  ],
  args: {
    name: 'Thyroid check',
    href: '/categories/thyroid-check',
    category: 'Hormones & thyroid',
    emblem: 'wings',
    option: 'One-time purchase',
    unitPrice: '$99.00',
    lineTotal: '$198.00',
    quantity: (
      <TokenlessForm extras={false}>
        <QuantityStepper of="Thyroid check" value={2} max={9} />
      </TokenlessForm>
    ),
    remove: (
      <Link href="/cart/remove/1">
        Remove<span className="visually-hidden"> Thyroid check</span>
      </Link>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof CartLine>;

export const OneTime: Story = { tags: ['vrt'] };
export const Subscription: Story = {
  args: { option: 'Every 3 months, 25% off', unitPrice: '$74.25', lineTotal: '$148.50' },
};
export const WithError: Story = { tags: ['vrt'], args: { error: 'Only 1 of this kit is left' } };
export const Settled: Story = { args: { quantity: <p>Quantity: 2</p>, remove: undefined } };
export const LongText: Story = {
  args: {
    name: 'Comprehensive cardiovascular and metabolic risk panel for adults over forty',
    lineTotal: '$12,198.00',
  },
};
