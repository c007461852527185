import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { TextInput } from '../text-input/text-input';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { ZipInput } from './zip-input';

const about: About = {
  use: ['For US ZIP codes, before city and state, which it can fill.'],
  keyboard: [['Tab', 'Moves on; drops letters and cuts a ZIP+4']],
  reader: 'ZIP code, edit text',
  content: ['Label it "ZIP code". Never ask for ZIP+4.'],
  script: 'keeps five digits when the field is left, and fills in city and state.',
  avoid: ['For addresses outside the USA: we do not ship there.'],
  never: {
    disabled: 'Show fixed values as text, not as a disabled field.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof ZipInput> = {
  title: 'Forms/ZIP input (postal code, ZIP code)',
  id: 'forms-zip-input',
  component: ZipInput,
  tags: ['stable', 'area:checkout', 'area:booking'],
  parameters: { about },
  args: { name: 'zipCode', label: 'ZIP code' },
};
export default meta;
type Story = StoryObj<typeof ZipInput>;

export const Empty: Story = { tags: ['vrt'] };
export const Filled: Story = { args: { defaultValue: '68102' } };
export const WithError: Story = { args: { defaultValue: '681', error: 'Zip code must be 5 digits!' } };
export const KeepsFiveDigits: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByRole('textbox', { name: 'ZIP code' });
    await userEvent.click(input);
    await userEvent.paste('68102-1234');
    await userEvent.tab();
    await expect(input).toHaveValue('68102');
  },
};
export const FillsCityAndState: Story = {
  args: { fill: { from: '/places/zip/', cityId: 'city', stateId: 'state' } },
  render: (args) => (
    <div className="stack">
      <ZipInput {...args} />
      <TextInput name="city" label="City" />
      <TextInput name="state" label="State" />
    </div>
  ),
  beforeEach: () => {
    const real = window.fetch;
    window.fetch = async () => Response.json({ city: 'Omaha', state: 'NE' });
    return () => {
      window.fetch = real;
    };
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'ZIP code' }), '68102');
    await userEvent.tab();
    await waitFor(() => expect(canvas.getByRole('textbox', { name: 'City' })).toHaveValue('Omaha'));
    await expect(canvas.getByRole('textbox', { name: 'State' })).toHaveValue('NE');
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
