import type { Meta, StoryObj } from '@storybook/react-vite';
import { TextInput } from '../text-input/text-input';
import type { About } from '../stories/about';
import { longHint } from '../stories/long-texts';
import { Checkbox } from './checkbox';

const about: About = {
  use: ['For a statement to agree to, or one thing to turn on.'],
  avoid: ['For a yes-or-no question: use RadioGroup, so that No is an answer too.'],
  keyboard: [['Space', 'Ticks']],
  reader: 'I confirm that my answers are true, checkbox, not checked',
  content: ['The label is the statement in the first person. No double negatives.'],
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof Checkbox> = {
  title: 'Forms/Checkbox (tick box, consent, toggle)',
  id: 'forms-checkbox',
  component: Checkbox,
  tags: ['stable', 'area:booking', 'area:checkout'],
  parameters: { about },
  args: { name: 'is_acknowledge', label: 'I confirm that my answers are true and complete' },
};
export default meta;
type Story = StoryObj<typeof Checkbox>;

export const Empty: Story = {};
export const Ticked: Story = { tags: ['vrt'], args: { defaultChecked: true } };
export const WithHint: Story = {
  args: { label: 'Save this information for next time', hint: 'Kept encrypted, on this device only' },
};
export const WithError: Story = { tags: ['vrt'], args: { error: 'This field is required' } };
export const Disabled: Story = { args: { disabled: true } };
export const Reveal: Story = {
  args: {
    label: 'Sign up as Organization user',
    defaultChecked: true,
    reveal: <TextInput name="organization" label="Name of the organization" />,
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longHint } };
