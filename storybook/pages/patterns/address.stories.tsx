import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@larkwell/ui/button/button';
import { Notice } from '@larkwell/ui/notice/notice';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { Select } from '@larkwell/ui/select/select';
import type { About } from '@larkwell/ui/stories/about';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { TokenlessForm } from '@larkwell/ui/tokenless-form/tokenless-form';
import { ZipInput } from '@larkwell/ui/zip-input/zip-input';

const about: About = {
  use: ['To ask where something goes: a kit, a bill, a lab report on paper.'],
  avoid: ['To find a place near someone: ask for the ZIP code alone.'],
  keyboard: [
    ['Tab', 'Moves through the fields in the order of an envelope, ZIP code first'],
    ['Enter', 'In the ZIP code, finds city and state; elsewhere, sends the form'],
  ],
  reader: 'ZIP code, edit text. Find city and state, button. Street address, edit text.',
  content: [
    'ZIP code first, because it fills in city and state.',
    'The country is a sentence, not a field: there is only one.',
    'Show a corrected address beside the typed one. The person decides.',
  ],
  script: 'City and state appear as soon as the ZIP code has five digits.',
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta = {
  title: 'Patterns/Address (shipping, delivery, ZIP code)',
  id: 'patterns-address',
  tags: ['stable', 'area:checkout'],
  parameters: {
    about,
    docs: { subtitle: 'Asks for an address, and offers the post office’s spelling of it.' },
  },
};
export default meta;
type Story = StoryObj;

/** ZIP first: it fills in city and state. The country is text, because there is only one choice. */
export const Fields: Story = {
  tags: ['vrt'],
  render: () => (
    <TokenlessForm className="stack">
      <ZipInput name="zipCode" label="ZIP code" />
      <div>
        <Button variant="secondary" size="small" name="intent" value="lookup-zip">
          Find city and state
        </Button>
      </div>
      <TextInput name="address" label="Street address" autoComplete="address-line1" />
      <TextInput name="suit" label="Apartment" optional autoComplete="address-line2" width={10} />
      <TextInput name="city" label="City" autoComplete="address-level2" width={20} />
      <Select
        name="state"
        label="State"
        placeholder="Select a state"
        width={20}
        autoComplete="address-level1"
        options={[{ value: 'NE', label: 'Nebraska (NE)' }]}
      />
    </TokenlessForm>
  ),
};

/** The address service’s answer: a choice between the typed and the suggested address. */
export const Suggestion: Story = {
  render: () => (
    <TokenlessForm className="stack">
      <Notice tone="warning" title="We found a slightly different address">
        <p>Choose the one to send your kit to.</p>
      </Notice>
      <RadioGroup
        name="choice"
        label="Which address is right?"
        choices={[
          { value: 'suggested', label: 'Use the suggested address', hint: '12 Elm St, Omaha, NE 68102' },
          { value: 'entered', label: 'Use the address as entered', hint: '12 Elm Street, Omaha, NE 68102' },
        ]}
      />
      <div>
        <Button>Continue</Button>
      </div>
    </TokenlessForm>
  ),
};
