import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { FileInput } from './file-input';

const about: About = {
  use: ['For one picture or document: each side of an insurance card has its own.'],
  avoid: ['For several files in one field.'],
  keyboard: [
    ['Tab', 'Moves to the picker, then to Upload'],
    ['Enter, Space', 'Opens the picker'],
  ],
  reader: 'Front of the insurance card, button, A photo in JPG, PNG or WebP',
  content: ['State limits in the hint, before a file is chosen.', 'Name what is uploaded in the button.'],
  script: 'previews a chosen picture and accepts a dropped file.',
  never: {
    disabled: 'Show fixed values as text, not as a disabled field.',
  },
  changes: [
    ['2026-11-21', 'The remove button says what it removes.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof FileInput> = {
  title: 'Forms/File input (upload, photo, attachment)',
  id: 'forms-file-input',
  component: FileInput,
  tags: ['stable', 'area:booking'],
  parameters: { about },
  args: {
    name: 'front_insurance_card_img',
    label: 'Front of the insurance card',
    hint: 'A photo in JPG, PNG or WebP, up to 10 MB',
    accept: 'image/*',
    uploadIntent: 'upload-front',
    uploadLabel: 'Upload front',
  },
};
export default meta;
type Story = StoryObj<typeof FileInput>;

const pixel =
  'data:image/svg+xml,%3Csvg xmlns="http://www.w3.org/2000/svg" width="160" height="100"%3E%3Crect width="160" height="100" fill="%23D3E8E2"/%3E%3C/svg%3E';

export const Empty: Story = { tags: ['vrt'] };
export const Stored: Story = {
  tags: ['vrt'],
  args: { stored: { name: 'insurance-front.jpg', previewUrl: pixel }, removeIntent: 'remove-front' },
};
export const WrongType: Story = { args: { error: 'Invalid Image' } };
export const Removed: Story = { args: { error: 'Image required' } };
export const PreviewsAPicture: Story = {
  play: async ({ canvas, userEvent }) => {
    const input = canvas.getByLabelText('Front of the insurance card');
    await userEvent.upload(
      input,
      new File(['<svg xmlns="http://www.w3.org/2000/svg"/>'], 'card.svg', { type: 'image/svg+xml' }),
    );
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Preview of card.svg' })).toBeVisible());
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
