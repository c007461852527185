import type { Meta, StoryObj } from '@storybook/react-vite';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { SsnInput } from '@larkwell/ui/ssn-input/ssn-input';
import type { About } from '@larkwell/ui/stories/about';
import { TextInput } from '@larkwell/ui/text-input/text-input';

const about: About = {
  use: ['If one of two answers is enough, and each needs its own fields.'],
  avoid: ['For more than one follow-up question a choice: ask on the next page.'],
  keyboard: [
    ['Arrow keys', 'Choose; the fields of the choice appear below it'],
    ['Tab', 'Moves to the fields of the choice'],
  ],
  reader: 'Which ID can you provide?, group. Social Security number, radio button, checked.',
  content: ['Each follow-up question makes sense alone: browsers without CSS show all of them.'],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta = {
  title: 'Patterns/Either or (conditional question, ID)',
  id: 'patterns-either-or',
  tags: ['stable', 'area:booking'],
  parameters: { about, docs: { subtitle: 'Asks for one of two things.' } },
};
export default meta;

/** The radio decides which ID counts; the server drops the other one. */
export const OneOfTwoIds: StoryObj = {
  render: () => (
    <RadioGroup
      name="id_kind"
      label="Which ID can you provide?"
      defaultValue="ssn"
      choices={[
        { value: 'ssn', label: 'Social Security number', reveal: <SsnInput name="ssn" /> },
        {
          value: 'license',
          label: 'Driver license and its state',
          reveal: <TextInput name="driver_license" label="Driver license number" width={20} code />,
        },
      ]}
    />
  ),
};
