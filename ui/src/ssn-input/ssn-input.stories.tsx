import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { SsnInput } from './ssn-input';

const about: About = {
  use: ['For a Social Security number, with the reason and the alternative in the hint.'],
  avoid: ['Three boxes.', 'As a password field: people must see what they type.', 'Printing a number back.'],
  keyboard: [['Tab', 'Moves to the field']],
  reader: 'Social Security number, edit text',
  content: [
    'Never "SSN" alone.',
    'The error: "Enter a valid 9-digit Social Security number (dashes allowed)".',
  ],
  never: {
    filled: 'The typed number is never shown again; KeptAnswer says that it is saved.',
    disabled: 'Show fixed values as text, not as a disabled field.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof SsnInput> = {
  title: 'Forms/Social Security number (SSN, tax number, secret field)',
  id: 'forms-social-security-number',
  component: SsnInput,
  tags: ['stable', 'area:booking'],
  parameters: { about },
  args: {
    name: 'ssn',
    hint: 'The government asks for it when a person has no insurance. You can give your driver license and its state instead.',
  },
};
export default meta;
type Story = StoryObj<typeof SsnInput>;

export const Empty: Story = { tags: ['vrt'] };
export const WithError: Story = {
  args: { error: 'Enter a valid 9-digit Social Security number (dashes allowed)' },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
