import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { TokenlessForm } from '../tokenless-form/tokenless-form';
import { TextInput } from './text-input';

const about: About = {
  use: ['For one line of text: a name, an email address, an id.'],
  avoid: [
    'For phones, ZIP codes, passwords, Social Security numbers: each has its own field.',
    'For dates: DateParts.',
  ],
  keyboard: [
    ['Tab', 'Moves to the field'],
    ['Enter', 'Sends the form'],
  ],
  reader: 'Full name, edit text, invalid entry, Error: Full Name cannot be empty!',
  content: [
    'The label is a noun; the hint says what form the answer takes.',
    'Mark what is optional, and say once that the rest is required. No asterisks.',
    'The error repeats the words of the summary.',
  ],
  script: 'the error disappears when the answer is edited.',
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof TextInput> = {
  title: 'Forms/Text input (text field, input, text box)',
  id: 'forms-text-input',
  component: TextInput,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { name: 'full_name', label: 'Full name' },
};
export default meta;
type Story = StoryObj<typeof TextInput>;

export const Empty: Story = { args: { autoComplete: 'name' } };
export const WithHint: Story = { tags: ['vrt'], args: { hint: 'As it is written on your ID' } };
export const Filled: Story = { args: { defaultValue: 'Maya Lindqvist' } };
export const WithError: Story = { tags: ['vrt'], args: { error: 'Full Name cannot be empty!' } };
export const SeveralErrors: Story = {
  args: { error: ['At least one digit required', 'At least one special character required'] },
};
export const Optional: Story = { args: { label: 'Apartment', optional: true } };
export const Short: Story = { args: { label: 'Kit ID', width: 10, code: true, defaultValue: 'LW-8B0O1l' } };
export const Disabled: Story = {
  args: { label: 'Email', disabled: true, defaultValue: 'eli@example.com', hint: 'Cannot be changed' },
};
export const AsHeading: Story = { args: { asHeading: true, label: 'What is your email address?' } };
export const LongText: Story = {
  args: {
    label: 'Name of the person or organization that holds the insurance policy for the person being tested',
    hint: 'If the policy is held by an employer, give the employer’s full legal name and the department that looks after it',
    error: 'The name is longer than the 50 characters that the insurance company takes, so make it shorter',
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { tags: ['vrt'], parameters: { pseudo: 'focus-visible' } };
export const ErrorGoesOnEdit: Story = {
  args: { error: 'Full Name cannot be empty!', hint: 'As on your ID' },
  render: (args) => (
    <TokenlessForm>
      <TextInput {...args} />
    </TokenlessForm>
  ),
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'Full name' });
    await expect(input).toHaveAccessibleDescription('As on your ID Error: Full Name cannot be empty!');
    await userEvent.type(input, 'M');
    await expect(input).not.toHaveAttribute('aria-invalid');
    await expect(input).toHaveAccessibleDescription('As on your ID');
    await expect(canvas.queryByText('Full Name cannot be empty!')).toBeNull();
  },
};
