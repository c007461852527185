import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { TokenlessForm } from '../tokenless-form/tokenless-form';
import { QuantityStepper } from './quantity-stepper';

const about: About = {
  use: ['For the quantity of a kit, on its page and in the cart.'],
  keyboard: [
    ['Tab', 'Moves to decrease, the number, increase'],
    ['Enter, Space', 'Presses a button'],
  ],
  reader: 'Decrease quantity of Thyroid check, button, dimmed. Quantity of Thyroid check, edit text, 1',
  script: 'the number changes without a round trip, between 1 and the stock.',
  avoid: ['For large numbers: use TextInput.'],
  content: ['The buttons name the kit: "Increase quantity of Thyroid check".'],
  never: {
    disabled: 'At the minimum and at the stock limit a button is dimmed, but still says why.',
    longText: 'It holds a number.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof QuantityStepper> = {
  title: 'Commerce/Quantity stepper (number input, counter, plus minus, spinner)',
  id: 'commerce-quantity-stepper',
  component: QuantityStepper,
  tags: ['stable', 'area:catalog', 'area:cart'],
  parameters: { about },
  args: { of: 'Thyroid check', value: 1, max: 3 },
  decorators: [
    (Story) => (
      <TokenlessForm extras={false}>
        <Story />
      </TokenlessForm>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof QuantityStepper>;

export const AtMinimum: Story = { tags: ['vrt'] };
export const InBetween: Story = { args: { value: 2 } };
export const AtStock: Story = { args: { value: 3 } };
export const WithError: Story = { tags: ['vrt'], args: { value: 5, error: 'Only 3 of this kit are left' } };
export const StaysInRange: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Quantity of Thyroid check' });
    const increase = canvas.getByRole('button', { name: 'Increase quantity of Thyroid check' });
    for (let press = 0; press < 4; press += 1) await userEvent.click(increase);
    await expect(input).toHaveValue('3');
    await expect(increase).toHaveAttribute('aria-disabled', 'true');
    await userEvent.clear(input);
    await userEvent.type(input, '0');
    await userEvent.tab();
    await expect(input).toHaveValue('1');
    await expect(canvas.getByRole('button', { name: 'Decrease quantity of Thyroid check' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
