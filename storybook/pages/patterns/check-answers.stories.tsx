import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '@larkwell/ui/button/button';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import type { About } from '@larkwell/ui/stories/about';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { TokenlessForm } from '@larkwell/ui/tokenless-form/tokenless-form';

const about: About = {
  use: ['Before something is booked, paid or sent, if the answers came from several pages.'],
  avoid: ['After a form of one page: the answers are still in view.'],
  keyboard: [
    ['Tab', 'Moves to each Change link, then to the button'],
    ['Enter', 'On a link, goes back to the question; on the button, sends'],
  ],
  reader: 'Date of birth, April 12, 1988. Change date of birth, link.',
  content: ['The button says what happens and what it costs: “Confirm booking and pay $120.00”.'],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta = {
  title: 'Patterns/Check answers (review, summary, confirm)',
  id: 'patterns-check-answers',
  tags: ['stable', 'area:booking'],
  parameters: { about, docs: { subtitle: 'Shows all answers once more before they count.' } },
};
export default meta;

/** A review in words before sending. The button says what happens. */
export const Review: StoryObj = {
  tags: ['vrt'],
  render: () => (
    <TokenlessForm className="stack">
      <PageHeading>Check your answers</PageHeading>
      <SummaryList
        rows={[
          { label: 'Name', value: 'Ada Fields', changeHref: '#name' },
          { label: 'Date of birth', value: 'April 12, 1988', changeHref: '#date_of_birth' },
          { label: 'Payment', value: '$120.00 by card', changeHref: '#payment' },
        ]}
      />
      <div>
        <Button>Confirm booking and pay $120.00</Button>
      </div>
    </TokenlessForm>
  ),
};
