import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateParts } from '../date-parts/date-parts';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { RadioGroup } from './radio-group';

const about: About = {
  use: ['To choose one of up to seven.', 'With reveal for one simple follow-up question.'],
  avoid: ['In a row: stacked choices are faster to read and zoom better.', 'With a preselected answer.'],
  keyboard: [
    ['Tab', 'Moves to the group’s selected or first radio'],
    ['Arrow keys', 'Choose'],
    ['Space', 'Chooses the first'],
  ],
  reader: 'Have you had symptoms in the last 14 days?, group. Yes, radio button, 1 of 2',
  content: [
    'The legend is the whole question.',
    'The revealed question makes sense alone: "If yes, when did symptoms start?".',
    'Put the choice that reveals a question last, just above that question.',
  ],
  changes: [
    ['2026-11-22', 'Each choice has a hint of its own.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof RadioGroup> = {
  title: 'Forms/Radio group (single choice, options, segmented control)',
  id: 'forms-radio-group',
  component: RadioGroup,
  tags: ['stable', 'area:booking', 'area:checkout'],
  parameters: { about },
  args: {
    name: 'symptoms_experienced',
    label: 'Have you had symptoms in the last 14 days?',
    choices: [
      { value: '0', label: 'No' },
      { value: '1', label: 'Yes' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof RadioGroup>;

export const Empty: Story = { tags: ['vrt'] };
export const Chosen: Story = { args: { defaultValue: '1' } };
export const WithHints: Story = {
  tags: ['vrt'],
  args: {
    name: 'test_type',
    label: 'Test type',
    defaultValue: 'RT-PCR',
    choices: [
      { value: 'RT-PCR', label: 'Covid RT-PCR Test', hint: 'Results in 1-2 days. Accepted for most travel.' },
      { value: 'Antigen', label: 'Covid Antigen Test', hint: '$70, paid online by card.' },
    ],
  },
};
export const WithError: Story = { tags: ['vrt'], args: { error: 'This field is required' } };
export const Disabled: Story = {
  args: {
    choices: [
      { value: 'self', label: 'Use My Card' },
      { value: 'organization', label: 'Use Company Card', hint: 'No company card is saved', disabled: true },
    ],
    label: 'How do you want to pay?',
  },
};
const withReveal = {
  choices: [
    { value: '0', label: 'No' },
    {
      value: '1',
      label: 'Yes',
      reveal: (
        <DateParts name="symptom_date" label="If yes, when did symptoms start?" hint="In the last 14 days" />
      ),
    },
  ],
};
export const Reveal: Story = {
  args: withReveal,
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('textbox', { name: 'Month' })).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Yes' }));
    await expect(canvas.getByRole('textbox', { name: 'Month' })).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'No' }));
    await expect(canvas.queryByRole('textbox', { name: 'Month' })).toBeNull();
  },
};
export const Revealed: Story = { tags: ['vrt'], args: { ...withReveal, defaultValue: '1' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
