import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { DateParts } from './date-parts';

const about: About = {
  use: ['For dates people know: a date of birth, a vaccine dose, the day symptoms started.'],
  avoid: ['To pick a day for a visit: use DateStrip.'],
  keyboard: [['Tab', 'Moves from month to day to year; focus never moves by itself']],
  reader: 'Date of birth, group, For example, 4 27 1988. Month, edit text. Day, edit text, invalid entry',
  content: [
    'US order: month, day, year. "January" and "1" are both accepted.',
    'The error names what is wrong: "Date of birth must include a day".',
    'Mark only the wrong part.',
  ],
  never: {
    disabled: 'Show fixed values as text, not as a disabled field.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof DateParts> = {
  title: 'Forms/Date parts (date of birth, birthday, date field)',
  id: 'forms-date-parts',
  component: DateParts,
  tags: ['stable', 'area:booking', 'area:kit registration'],
  parameters: { about },
  args: { name: 'date_of_birth', label: 'Date of birth', birthday: true },
};
export default meta;
type Story = StoryObj<typeof DateParts>;

export const Empty: Story = { tags: ['vrt'] };
export const Filled: Story = { args: { defaultValue: { month: 'April', day: '27', year: '1988' } } };
export const WithError: Story = { tags: ['vrt'], args: { error: 'Enter your date of birth' } };
export const OnePartWrong: Story = {
  tags: ['vrt'],
  args: {
    error: 'Date of birth must include a day',
    wrongParts: ['day'],
    defaultValue: { month: '4', year: '1988' },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Date of birth' })).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toBeInvalid();
    await expect(canvas.getByRole('textbox', { name: 'Day' })).toHaveAccessibleDescription(
      'Error: Date of birth must include a day',
    );
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeValid();
  },
};
export const Optional: Story = {
  args: { label: 'Date of the second dose', optional: true, birthday: false },
};
export const AsHeading: Story = { args: { asHeading: true, label: 'When did the symptoms start?' } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
