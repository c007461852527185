import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { Select } from './select';

const about: About = {
  use: ['To choose one of many that people know by heart, such as a state.'],
  avoid: ['For seven or fewer: use RadioGroup.', 'To navigate or send the form on change.'],
  keyboard: [
    ['Tab', 'Moves to it'],
    ['Arrow keys, letters', 'Choose'],
    ['Alt+Down, Space', 'Open the list'],
  ],
  reader: 'State, combo box, Select a state',
  content: ['States read "Nebraska (NE)", so that typing either the name or the code finds them.'],
  changes: [['2026-11-21', 'First version.']],
};
const options = ['Iowa (IA)', 'Kansas (KS)', 'Nebraska (NE)', 'South Dakota (SD)'].map((label) => ({
  value: label.slice(-3, -1),
  label,
}));
const meta: Meta<typeof Select> = {
  title: 'Forms/Select (dropdown, picker, menu)',
  id: 'forms-select',
  component: Select,
  tags: ['stable', 'area:checkout', 'area:booking'],
  parameters: { about },
  args: { name: 'state', label: 'State', options, placeholder: 'Select a state', width: 20 },
};
export default meta;
type Story = StoryObj<typeof Select>;

export const Empty: Story = { tags: ['vrt'] };
export const Chosen: Story = {
  args: { defaultValue: 'NE' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'State' })).toHaveDisplayValue('Nebraska (NE)');
  },
};
export const WithError: Story = { args: { error: 'This field is required' } };
export const Disabled: Story = { args: { disabled: true } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
