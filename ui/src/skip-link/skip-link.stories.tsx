import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { SkipLink } from './skip-link';

const about: About = {
  use: ['First in every page; SiteHeader renders it.'],
  keyboard: [
    ['Tab', 'Shows it: it is the first thing on the page'],
    ['Enter', 'Moves past the header'],
  ],
  reader: 'Skip to main content, link',
  avoid: ['More than one on a page.'],
  content: ['"Skip to main content".'],
  never: {
    hover: 'It is visible only while focused.',
    longText: 'Its words are fixed.',
  },
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof SkipLink> = {
  title: 'Primitives/Skip link (skip navigation, bypass)',
  id: 'primitives-skip-link',
  component: SkipLink,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  decorators: [
    (Story) => (
      <>
        <Story />
        <main id="main" tabIndex={-1}>
          <p>The page.</p>
        </main>
      </>
    ),
  ],
};
export default meta;
type Story = StoryObj<typeof SkipLink>;

export const Hidden: Story = {};
export const Focused: Story = {
  tags: ['vrt'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Skip to main content' })).toHaveFocus();
  },
};
