import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { Textarea } from './textarea';

const about: About = {
  use: ['For more than one line: a message, feedback.'],
  avoid: ['For one line: TextInput.'],
  keyboard: [['Tab', 'Moves to and from the field']],
  reader: 'Message, edit text, multi-line',
  content: ['Say in the hint what not to write: card numbers, medical facts.'],
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof Textarea> = {
  title: 'Forms/Textarea (message, comment, multi-line)',
  id: 'forms-textarea',
  component: Textarea,
  tags: ['stable', 'area:help'],
  parameters: { about },
  args: { name: 'text', label: 'Message' },
};
export default meta;
type Story = StoryObj<typeof Textarea>;

export const Empty: Story = {};
export const WithHint: Story = { args: { hint: 'Do not write card numbers or results of tests' } };
export const Filled: Story = { args: { defaultValue: 'My kit has arrived without the prepaid mailer.' } };
export const WithError: Story = { tags: ['vrt'], args: { error: 'Field is required' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Sent on November 27.' } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
