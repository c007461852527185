import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longLabel } from '../stories/long-texts';
import { TextInput } from '../text-input/text-input';
import { KeptAnswer } from './kept-answer';

const inside = 'Its field, disclosure and button are separate components.';
const about: About = {
  use: ['For an answer that is never shown again: an ID, a member number.'],
  avoid: [
    'For answers that may be shown: use the field itself.',
    'For files: FileInput shows the stored file.',
  ],
  keyboard: [
    ['Tab', 'Moves to Change, then to Remove'],
    ['Enter, Space', 'Opens the field or presses the button'],
  ],
  reader: 'Member ID, group. Member ID: We have it. Change Member ID, collapsed. Remove Member ID, button',
  content: ['The label is the same as the label of the field inside.', 'Show at most four characters.'],
  never: {
    hover: inside,
    focus: inside,
    empty: 'Without an answer, the field itself is shown.',
    disabled: 'Show fixed values as text.',
    busy: inside,
  },
  changes: [['2026-11-22', 'First version.']],
};

const meta: Meta<typeof KeptAnswer> = {
  title: 'Forms/Kept answer (saved value, masked)',
  id: 'forms-kept-answer',
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
