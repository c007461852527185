import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { FileInput } from '@larkwell/ui/file-input/file-input';
import { Notice } from '@larkwell/ui/notice/notice';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { RadioGroup } from '@larkwell/ui/radio-group/radio-group';
import { Select } from '@larkwell/ui/select/select';
import { SsnInput } from '@larkwell/ui/ssn-input/ssn-input';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { TextInput } from '@larkwell/ui/text-input/text-input';
import { TokenlessForm } from '@larkwell/ui/tokenless-form/tokenless-form';
import { ZipInput } from '@larkwell/ui/zip-input/zip-input';

const meta: Meta = {
  title: 'Patterns/Forms and answers',
  tags: ['stable', 'area:everywhere', '!autodocs'],
};
export default meta;
type Story = StoryObj;

/** ZIP first: it fills in city and state. The country is text, because there is only one choice. */
export const Address: Story = {
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
export const AddressCheck: Story = {
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

/** Each side of the card is stored by its own button before the rest of the form can fail. */
export const InsuranceCard: Story = {
  tags: ['vrt'],
  render: () => (
    <TokenlessForm encType="multipart/form-data" className="stack">
      <FileInput
        name="front"
        label="Front of the insurance card"
        stored={{ name: 'insurance-front.jpg' }}
        removeIntent="remove-front"
      />
      <FileInput
        name="back"
        label="Back of the insurance card"
        hint="A photo in JPG, PNG or WebP"
        error="Image required"
        accept="image/*"
        uploadIntent="upload-back"
        uploadLabel="Upload back"
      />
    </TokenlessForm>
  ),
};

/** The radio decides which ID counts; the server drops the other one. */
export const EitherOr: Story = {
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

/** A review in words before sending. The button says what happens. */
export const CheckAnswers: Story = {
  tags: ['vrt'],
  render: () => (
    <TokenlessForm className="stack">
      <PageHeading>Check your answers</PageHeading>
      <SummaryList
        rows={[
          { label: 'Name', value: 'Ada Fields', changeHref: '#name' },
          { label: 'Date of birth', value: 'April 12, 1988', changeHref: '#date_of_birth' },
          { label: 'Payment', value: '$120.00 by card', changeHref: '#payment' },
        ]}
      />
      <div>
        <Button>Confirm booking and pay $120.00</Button>
      </div>
    </TokenlessForm>
  ),
};

/** A separate page; each button says what it does. */
export const ConfirmRemoval: Story = {
  tags: ['vrt'],
  render: () => (
    <TokenlessForm className="stack">
      <PageHeading>Are you sure to remove this item?</PageHeading>
      <p>Thyroid check, 2 kits, $198.00</p>
      <div className="cluster">
        <Button variant="danger">Yes, remove</Button>
        <ButtonLink href="/cart" variant="secondary">
          No, keep
        </ButtonLink>
      </div>
    </TokenlessForm>
  ),
};

export const Empty: Story = {
  render: () => (
    <EmptyState
      title="No report available"
      action={<ButtonLink href="/categories">Browse tests</ButtonLink>}
    />
  ),
};

/** What failed, that nothing was lost, and how to continue. */
export const LoadingFailed: Story = {
  render: () => (
    <Notice tone="error" announce="alert" title="Something went wrong. Please try again later">
      <p>
        Your answers are kept. <a href="?again">Try again</a>
      </p>
    </Notice>
  ),
};

/** Loading shows only in the pressed button: pages arrive complete. */
export const Loading: Story = {
  render: () => (
    <Button aria-disabled data-busy="">
      Checking
    </Button>
  ),
};
