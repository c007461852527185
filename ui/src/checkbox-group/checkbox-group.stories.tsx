import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { CheckboxGroup } from './checkbox-group';

const about: About = {
  use: ['To choose any of several.'],
  avoid: ['For one statement: Checkbox.', 'To choose one of several: use RadioGroup.'],
  keyboard: [
    ['Tab', 'Moves through the boxes'],
    ['Space', 'Ticks'],
  ],
  reader: 'Which symptoms?, group, Select all that apply. Cough, checkbox, not checked',
  content: ['Say "Select all that apply" in the hint.'],
  never: {
    disabled: 'Show fixed values as text, not as a disabled field.',
  },
  changes: [
    ['2026-11-22', 'Each choice has a hint of its own.'],
    ['2026-11-21', 'First version.'],
  ],
};
const choices = ['Chills', 'Headache', 'Cough', 'Fever', 'Sore throat'].map((label) => ({
  name: `symptoms.is_${label.toLowerCase().replace(' ', '_')}`,
  value: '1',
  label,
}));
const meta: Meta<typeof CheckboxGroup> = {
  title: 'Forms/Checkbox group (multiple choice, tick boxes)',
  id: 'forms-checkbox-group',
  component: CheckboxGroup,
  tags: ['stable', 'area:booking'],
  parameters: { about },
  args: { name: 'symptoms', label: 'Which symptoms?', hint: 'Select all that apply', choices },
};
export default meta;
type Story = StoryObj<typeof CheckboxGroup>;

export const Empty: Story = {};
export const Ticked: Story = {
  tags: ['vrt'],
  args: {
    choices: choices.map((choice, index) => ({ ...choice, name: undefined, value: `${index}` })),
    defaultValue: ['2', '3'],
  },
};
export const WithError: Story = { tags: ['vrt'], args: { error: 'This field is required' } };
export const TickedByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Headache' })).toBeChecked();
    await expect(canvas.getByRole('checkbox', { name: 'Chills' })).not.toBeChecked();
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
