import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { EmptyState } from '@larkwell/ui/empty-state/empty-state';
import { Notice } from '@larkwell/ui/notice/notice';
import type { About } from '@larkwell/ui/stories/about';

const about: About = {
  use: ['Where a list has no entries yet, where something could not be loaded, and while a form is sent.'],
  avoid: ['For an error of a field: it is beside the field.'],
  keyboard: [['Tab', 'Moves to the one way on: a link or a button']],
  reader: 'Error. Something went wrong. Please try again later. Your answers are kept. Try again, link.',
  content: [
    'Say what there is to do, not only what is missing.',
    'After a failure say whether anything was charged or lost.',
  ],
  script: 'A pressed button says that it is working, and ignores a second press.',
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta = {
  title: 'Patterns/Nothing to show (empty, loading, failure, spinner)',
  id: 'patterns-nothing-to-show',
  tags: ['stable', 'area:everywhere'],
  parameters: { about, docs: { subtitle: 'What a page says when there is nothing, not yet, or no answer.' } },
};
export default meta;
type Story = StoryObj;

/** No entries yet, and where to get the first one. */
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
