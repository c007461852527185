import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { PageHeading } from '../page-heading/page-heading';
import type { About } from '../stories/about';
import { longHint } from '../stories/long-texts';
import { Card } from './card';

const about: About = {
  use: ['To group one thing: a place, an order, a summary.'],
  avoid: ['As one big link: make the heading inside the link.', 'Inside another card.'],
  keyboard: [['Tab', 'Moves to the links in it']],
  reader: 'Nothing by itself, only its content.',
  content: ['Start with a heading if it has more than a sentence.'],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
  },
  changes: [
    ['2026-11-21', 'Selected tone.'],
    ['2026-11-21', 'First version.'],
  ],
};

const meta: Meta<typeof Card> = {
  title: 'Primitives/Card (tile, panel, box)',
  id: 'primitives-card',
  component: Card,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: {
    children: (
      <>
        <h3>What’s Included</h3>
        <p>A plain box with everything to collect a sample, and a prepaid mailer to send it back.</p>
      </>
    ),
  },
};
export default meta;
type Story = StoryObj<typeof Card>;

export const Surface: Story = { tags: ['vrt'] };
export const Sunken: Story = { args: { tone: 'sunken' } };
export const Hero: Story = {
  tags: ['vrt'],
  parameters: { frame: 'page' },
  args: {
    tone: 'hero',
    children: (
      <>
        <PageHeading
          eyebrow="CAP and CLIA certified labs"
          lead="Ten test kits. Buy once or subscribe. Results in 2 to 5 days, explained in plain English."
        >
          Know what’s going on. From home.
        </PageHeading>
        <div className="cluster">
          <ButtonLink href="/categories">Browse tests</ButtonLink>
          <ButtonLink href="#how-it-works" variant="secondary">
            How it works
          </ButtonLink>
        </div>
      </>
    ),
  },
};
export const LongText: Story = { args: { children: <p>{longHint}</p> } };
