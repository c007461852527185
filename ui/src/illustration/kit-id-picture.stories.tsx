import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { KitIdPicture } from './kit-id-picture';

const about: About = {
  use: ['Beside the field for a kit’s ID: it shows where the ID is printed.'],
  avoid: ['For a kit in a list or on its page: use the kit picture.'],
  reader: 'Image, the label.',
  keyboard: [],
  content: ['The label says what the picture shows: “The kit ID is printed inside the lid”.'],
  never: { longText: 'Its words are part of the drawing.' },
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof KitIdPicture> = {
  title: 'Primitives/Kit ID picture (hint image, serial number, illustration)',
  id: 'primitives-kit-id-picture',
  component: KitIdPicture,
  tags: ['draft', 'area:kit registration'],
  parameters: { about, frame: 'card' },
  args: { label: 'The kit ID is printed inside the lid' },
};
export default meta;
type Story = StoryObj<typeof KitIdPicture>;

export const WhereTheIdIs: Story = {};
