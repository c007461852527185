import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { RatingSummary } from './rating-summary';

const about: About = {
  use: ['Below the name of a kit, on its card and on its page.'],
  avoid: ['For the rating of one person: use StarRating.', 'Without any rating: show nothing.'],
  keyboard: [],
  reader: '4.5 out of 5. Ratings: 12',
  content: ['Demo data calls its own “Demo ratings”.'],
  changes: [['2026-11-23', 'First version.']],
};
const meta: Meta<typeof RatingSummary> = {
  title: 'Commerce/Rating summary (stars, reviews)',
  component: RatingSummary,
  tags: ['draft', 'area:catalog'],
  parameters: { about },
  args: { average: 4.5, count: 'Ratings: 12' },
};
export default meta;
type Story = StoryObj<typeof RatingSummary>;

export const Default: Story = {};
export const Demo: Story = { args: { average: 4, count: 'Demo ratings: 1' } };
export const LongText: Story = { args: { average: 3.7, count: 'Demo ratings: 1,234,567' } };
