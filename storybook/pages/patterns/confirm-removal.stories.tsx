import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { About } from '@larkwell/ui/stories/about';
import { TokenlessForm } from '@larkwell/ui/tokenless-form/tokenless-form';

const about: About = {
  use: ['Before something is removed, canceled or deleted.'],
  avoid: ['If it can be undone: do it, and offer Undo.'],
  keyboard: [
    ['Tab', 'Moves to the two buttons; the one that removes is first'],
    ['Enter', 'Does what the button says'],
  ],
  reader: 'Are you sure to remove this item?, heading level 1. Yes, remove, button. No, keep, link.',
  content: ['Both answers say what they do. Neither is “OK” or “Cancel”.', 'Name the thing with its price.'],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta = {
  title: 'Patterns/Confirm removal (delete, are you sure)',
  id: 'patterns-confirm-removal',
  tags: ['stable', 'area:everywhere'],
  parameters: { about, docs: { subtitle: 'Asks once more, on a page of its own.' } },
};
export default meta;

/** A separate page; each button says what it does. */
export const RemoveAKit: StoryObj = {
  tags: ['vrt'],
  render: () => (
    <TokenlessForm className="stack">
      <PageHeading>Are you sure to remove this item?</PageHeading>
      <p>Thyroid check, 2 kits, $198.00</p>
      <div className="cluster">
        <Button variant="danger">Yes, remove</Button>
        <ButtonLink href="/cart" variant="secondary">
          No, keep
        </ButtonLink>
      </div>
    </TokenlessForm>
  ),
};
