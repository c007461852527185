import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { PhoneInput } from './phone-input';

const about: About = {
  use: ['For US phone numbers.'],
  avoid: ['With an input mask: it breaks pasting and editing.'],
  reader: 'Mobile number, edit telephone, For example, (402) 555-0143',
  keyboard: [['Tab', 'Moves to the field']],
  content: ['Say why it is needed if that is not obvious.', 'Shown everywhere as (402) 555-0143.'],
  never: {
    disabled: 'Show fixed values as text, not as a disabled field.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof PhoneInput> = {
  title: 'Forms/Phone input (telephone, mobile number)',
  id: 'forms-phone-input',
  component: PhoneInput,
  tags: ['stable', 'area:booking', 'area:account'],
  parameters: { about },
  args: { name: 'patient_mobile', label: 'Mobile number' },
};
export default meta;
type Story = StoryObj<typeof PhoneInput>;

export const Empty: Story = { tags: ['vrt'] };
export const Filled: Story = { args: { defaultValue: '(402) 555-0143' } };
export const WithError: Story = { args: { error: 'Enter a valid US phone number', defaultValue: '555-01' } };
export const Optional: Story = { args: { optional: true } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
