import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longLabel } from '../stories/long-texts';
import { TextInput } from '../text-input/text-input';
import { KeptAnswer } from './kept-answer';

const inside = 'Its field, its line that opens and its button are components of their own.';
const about: About = {
  use: ['For an answer that no page prints again: an ID, a member number.'],
  avoid: [
    'For answers that may be shown: the field holds them.',
    'For files: FileInput shows what is stored.',
  ],
  keyboard: [
    ['Tab', 'Moves to Change, then to Remove'],
    ['Enter, Space', 'Opens the field, or presses the button'],
  ],
  reader: 'Member ID, group. Member ID: We have it. Change Member ID, collapsed. Remove Member ID, button',
  content: ['The label is the same as that of the field inside.', 'Print four characters at most.'],
  never: {
    hover: inside,
    focus: inside,
    empty: 'Without an answer there is nothing to keep: the field itself stands there.',
    disabled: 'What nobody may change is printed as text.',
    busy: inside,
  },
};

const meta: Meta<typeof KeptAnswer> = {
  title: 'Forms/Kept answer',
  component: KeptAnswer,
  tags: ['stable', 'area:booking'],
  parameters: { about },
  args: {
    label: 'Social Security number',
    sign: '•••-••-6789',
    removeIntent: 'remove-ssn',
    children: <TextInput name="ssn" label="Social Security number" />,
  },
};
export default meta;
type Story = StoryObj<typeof KeptAnswer>;

export const Given: Story = { tags: ['vrt'] };
export const WithoutSign: Story = { args: { label: 'Member ID', sign: undefined } };
export const WithError: Story = {
  args: {
    open: true,
    children: (
      <TextInput
        name="ssn"
        label="Social Security number"
        error="Enter a valid 9-digit Social Security number (dashes allowed)"
      />
    ),
  },
};
export const LongText: Story = { args: { label: longLabel } };
