import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TextInput } from '../text-input/text-input';
import type { About } from '../stories/about';
import { longHint } from '../stories/long-texts';
import { layout } from '../tokens';
import { ErrorSummary } from './error-summary';

const about: About = {
  use: ['First in main when a form comes back with errors. Prefix the page title with "Error: ".'],
  avoid: [
    'Together with a FlashNotice.',
    'For refusals that no field can fix: use a Notice or a page that explains.',
  ],
  keyboard: [
    ['(arrival)', 'Focus is on the summary'],
    ['Tab', 'Moves through the links'],
    ['Enter', 'Moves to the field'],
  ],
  reader: 'Alert. There is a problem. Date of birth: This field is required, link',
  content: [
    'Each line is "Label: message", the message word for word as beside the field.',
    'Lines in the order of the fields.',
  ],
  never: {
    empty: 'Without an error it is not rendered.',
    filled: 'Its lines are links, not fields.',
    disabled: 'Links cannot be disabled.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof ErrorSummary> = {
  title: 'Forms/Error summary (validation, form errors)',
  id: 'forms-error-summary',
  component: ErrorSummary,
  tags: ['stable', 'area:everywhere'],
  // In separate frames: each takes the focus when it loads.
  parameters: { about, docs: { story: { inline: false, height: layout.dialog } } },
  args: {
    lead: 'Missing or invalid information. Please check the form again.',
    errors: [
      { id: 'date_of_birth', text: 'Date of birth: This field is required' },
      { id: 'zipCode', text: 'ZIP code: Zip code must be 5 digits!' },
    ],
  },
  render: (args) => (
    <div className="stack">
      <ErrorSummary {...args} />
      <TextInput name="date_of_birth" label="Date of birth" error="This field is required" />
      <TextInput name="zipCode" label="ZIP code" error="Zip code must be 5 digits!" />
    </div>
  ),
};
export default meta;
type Story = StoryObj<typeof ErrorSummary>;

export const SeveralErrors: Story = { tags: ['vrt'] };
export const OneError: Story = {
  args: { lead: undefined, errors: [{ id: 'date_of_birth', text: 'Date of birth: This field is required' }] },
};
export const LeadOnly: Story = { args: { errors: [], lead: 'Something went wrong. Please try again later' } };
export const LinkGoesToField: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'ZIP code: Zip code must be 5 digits!' });
    await expect(document.querySelector(link.getAttribute('href')!)).toBe(
      canvas.getByRole('textbox', { name: 'ZIP code' }),
    );
    await expect(canvas.getByRole('alert')).toHaveTextContent('There is a problem');
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { errors: [{ id: 'long', text: longHint }] } };
