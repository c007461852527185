import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { StarRating } from './star-rating';

const about: About = {
  use: ['Shows a given rating, in half stars. StarRatingInput asks for one.'],
  keyboard: [],
  reader: '4.5 out of 5',
  content: ['The number beside the stars says the same.'],
  avoid: ['For an average: use RatingSummary.'],
  never: { longText: 'A number and three words.' },
  changes: [
    ['2026-11-23', 'Apart from StarRatingInput.'],
    ['2026-11-21', 'First version.'],
  ],
};
const meta: Meta<typeof StarRating> = {
  title: 'Commerce/Star rating (stars, review, feedback)',
  id: 'commerce-star-rating',
  component: StarRating,
  tags: ['draft', 'area:orders'],
  parameters: { about },
  args: { value: 4.5 },
};
export default meta;
type Story = StoryObj<typeof StarRating>;

export const Given: Story = { tags: ['vrt'] };
export const Lowest: Story = { args: { value: 0.5 } };
export const Full: Story = { args: { value: 5 } };
