import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { PasswordInput } from './password-input';

const about: About = {
  use: ['To enter a password (current) or choose one (new), with its rules listed before the field.'],
  avoid: ['For codes and Social Security numbers.'],
  keyboard: [
    ['Tab', 'Moves to the field, then to Show'],
    ['Space, Enter on Show', 'Shows or hides what was typed'],
  ],
  reader: 'Password, secure edit text. Show password, button',
  content: ['An error never says whether the email or the password is wrong.'],
  script: 'a button shows and hides the password; it is hidden again before the form is sent.',
  never: {
    empty: 'The story Current shows it empty.',
    disabled: 'Show fixed values as text, not as a disabled field.',
    filled: 'The story "Shows what was typed" shows it filled: a password never comes back from the server.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof PasswordInput> = {
  title: 'Forms/Password input (password field, show password)',
  id: 'forms-password-input',
  component: PasswordInput,
  tags: ['stable', 'area:account'],
  parameters: { about },
  args: { name: 'password', label: 'Password', kind: 'current' },
};
export default meta;
type Story = StoryObj<typeof PasswordInput>;

export const Current: Story = {};
export const NewWithRules: Story = {
  tags: ['vrt'],
  args: {
    kind: 'new',
    hint: <p>Your password needs:</p>,
    rules: [
      { message: '8 to 15 characters', pattern: '^.{8,15}$' },
      { message: 'one uppercase and one lowercase character', pattern: '[A-Z].*[a-z]|[a-z].*[A-Z]' },
      { message: 'one digit', pattern: '[0-9]' },
      { message: 'one special character from # ? ! @ $ % ^ & * -', pattern: '[#?!@$%^&*-]' },
    ],
  },
};
export const WithErrors: Story = {
  args: { kind: 'new', error: ['At least one uppercase character required', 'At least one digit required'] },
};
export const ChecksRules: Story = {
  args: { ...NewWithRules.args },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'teal7');
    await waitFor(() => expect(canvas.getByText('one digit').closest('li')).toHaveAttribute('data-met'));
    await expect(canvas.getByText('8 to 15 characters').closest('li')).not.toHaveAttribute('data-met');
  },
};
export const ShowsWhatWasTyped: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Password');
    await userEvent.type(input, 'Teal-Kettle-7');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
    await expect(input).toHaveAttribute('type', 'password');
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
