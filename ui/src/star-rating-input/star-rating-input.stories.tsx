import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { longHint, longLabel } from '../stories/long-texts';
import { StarRatingInput } from './star-rating-input';

const about: About = {
  use: ['To ask for a rating in half stars. StarRating shows a given one.'],
  keyboard: [
    ['Tab', 'Moves to the selected or first star'],
    ['Arrow keys', 'Choose, half a star at a time'],
  ],
  reader: 'Your rating, group. 3.5 stars, radio button, 7 of 10',
  content: ['Nothing is selected at first: a rating is an answer.'],
  avoid: ['For questions with named answers: use RadioGroup.'],
  never: {
    disabled: 'StarRating shows a given rating.',
  },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof StarRatingInput> = {
  title: 'Forms/Star rating input (stars, review, feedback)',
  id: 'forms-star-rating',
  component: StarRatingInput,
  tags: ['stable', 'area:orders'],
  parameters: { about },
  args: { name: 'rating', label: 'Your rating' },
};
export default meta;
type Story = StoryObj<typeof StarRatingInput>;

export const Empty: Story = {};
export const Chosen: Story = { tags: ['vrt'], args: { defaultValue: 3.5 } };
export const WithError: Story = {
  tags: ['vrt'],
  args: { error: 'Please give star rating for your experience on this product' },
};
export const ChosenByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: '3 stars' }));
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('radio', { name: '3.5 stars' })).toBeChecked();
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const LongText: Story = { args: { label: longLabel, hint: longHint } };
