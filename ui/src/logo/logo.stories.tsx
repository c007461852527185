import type { Meta, StoryObj } from '@storybook/react-vite';
import { StripMark } from '../strip-mark/strip-mark';
import type { About } from '../stories/about';
import { Logo } from './logo';

const about: About = {
  use: [
    'Once in the header, as the link home; once in the footer.',
    'The strip alone as an eyebrow or bullet.',
  ],
  avoid: ['As a picture with text: the name is text and scales with the reader’s font size.'],
  reader: 'Larkwell',
  keyboard: [],
  content: ['Larkwell, one word; "test visits" after it on the booking site.'],
  never: {
    longText: 'Its words are fixed.',
  },
  changes: [
    ['2026-11-23', 'The name is as wide as its letters.'],
    ['2026-11-21', 'First version.'],
  ],
};

const meta: Meta<typeof Logo> = {
  title: 'Primitives/Logo (brand, wordmark)',
  id: 'primitives-logo',
  component: Logo,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
};
export default meta;
type Story = StoryObj<typeof Logo>;

export const Shop: Story = { tags: ['vrt'] };
export const Booking: Story = { args: { suffix: 'COVID-19 testing' } };
export const StripAlone: Story = {
  render: () => (
    <p>
      <StripMark /> CAP and CLIA certified labs
    </p>
  ),
};
