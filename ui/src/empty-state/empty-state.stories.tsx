import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { Scene } from '../illustration/scene';
import type { About } from '../stories/about';
import { longLabel } from '../stories/long-texts';
import { EmptyState } from './empty-state';

const about: About = {
  use: ['In place of a list that is empty.'],
  avoid: ['If loading failed: use a Notice with a way to try again.'],
  content: ['Say what is missing, then what to do.'],
  reader: 'No Items Added..!! Browse tests, link',
  keyboard: [['Tab', 'Moves to the button, if there is one']],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
  },
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof EmptyState> = {
  title: 'Primitives/Empty state (no results, blank)',
  id: 'primitives-empty-state',
  component: EmptyState,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { title: 'No Items Added..!!', action: <ButtonLink href="/categories">Browse tests</ButtonLink> },
};
export default meta;
type Story = StoryObj<typeof EmptyState>;

export const Cart: Story = { tags: ['vrt'] };
export const WithPicture: Story = {
  args: {
    title: 'No report available',
    picture: <Scene name="empty" />,
  },
};
export const TextOnly: Story = { args: { title: 'There are no bookings for this user', action: undefined } };
export const LongText: Story = { args: { title: longLabel } };
