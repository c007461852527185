import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import control from './control.module.css';
import { Field, FieldGroup } from './field';

const parts = 'The control inside has these states: see Text input.';
const about: About = {
  use: ['Inside every field component. Shows the order of label, hint, error and control.'],
  avoid: [
    'Directly in a page: use the field that fits the answer, such as TextInput, RadioGroup or DateParts.',
  ],
  keyboard: [['Tab', 'Moves to the control; label, hint and error take no focus']],
  reader: 'Email, edit text, invalid entry. We send the receipt there. Error: Enter an email address',
  content: [
    'The label is a name or a question, without a colon.',
    'The hint helps before typing; the error says how to fix the answer.',
    '"(optional)" in the label; everything else is required.',
  ],
  never: { hover: parts, focus: parts, empty: parts, filled: parts, disabled: parts },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof Field> = {
  title: 'Forms/Field (form field, label, hint)',
  id: 'forms-field',
  component: Field,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: {
    name: 'email',
    label: 'Email',
    hint: 'We send the receipt there.',
    children: <input className={control.control} id="email" name="email" aria-describedby="email-hint" />,
  },
};
export default meta;
type Story = StoryObj<typeof Field>;

export const Anatomy: Story = { tags: ['vrt'] };
export const WithError: Story = {
  args: {
    error: 'Enter an email address',
    children: (
      <input
        className={control.control}
        id="email"
        name="email"
        aria-describedby="email-hint email-error"
        aria-invalid
      />
    ),
  },
};
export const Optional: Story = { args: { optional: true } };
export const Group: Story = {
  render: () => (
    <FieldGroup name="kit" label="Which kit?" hint="Both are in stock">
      <div className="cluster">
        <input type="radio" id="kit-thyroid" name="kit" value="thyroid" />
        <label htmlFor="kit-thyroid">Thyroid check</label>
      </div>
    </FieldGroup>
  ),
};
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
