import type { Meta, StoryObj } from '@storybook/react-vite';
import { FileInput } from '@larkwell/ui/file-input/file-input';
import type { About } from '@larkwell/ui/stories/about';
import { TokenlessForm } from '@larkwell/ui/tokenless-form/tokenless-form';

const about: About = {
  use: ['For pictures of the two sides of a card.'],
  avoid: ['For one file: a file input alone.'],
  keyboard: [
    ['Tab', 'Moves to each picker and its buttons'],
    ['Enter', 'Opens the picker, uploads or removes'],
  ],
  reader: 'Back of the insurance card, A photo in JPG, PNG or WebP, Error: Image required, choose file.',
  content: ['Name the side in every label and button: “Upload back”, never “Upload”.'],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta = {
  title: 'Patterns/Insurance card (photo, upload, two sides)',
  id: 'patterns-insurance-card',
  tags: ['stable', 'area:booking'],
  parameters: {
    about,
    docs: { subtitle: 'Takes pictures of both sides of a card and loses neither to an error.' },
  },
};
export default meta;

/** Each side of the card is stored by its own button before the rest of the form can fail. */
export const TwoSides: StoryObj = {
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
