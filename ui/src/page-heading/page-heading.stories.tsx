import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { PageHeading } from './page-heading';

const about: About = {
  use: ['Once at the top of a page.', 'level 2 for a section with an eyebrow or a lead.'],
  content: ['The heading says what the page is for, in the same words as the link to it.'],
  reader: 'Get Tested, heading level 1',
  keyboard: [],
  avoid: ['Twice on a page.', 'For headings inside a card: use a plain h2 or h3.'],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof PageHeading> = {
  title: 'Primitives/Page heading (title, headline, h1)',
  id: 'primitives-page-heading',
  component: PageHeading,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { children: 'Popular Tests' },
};
export default meta;
type Story = StoryObj<typeof PageHeading>;

export const Plain: Story = {};
export const WithEyebrowAndLead: Story = {
  tags: ['vrt'],
  args: {
    children: 'Know what’s going on. From home.',
    eyebrow: 'CAP and CLIA certified labs',
    lead: 'Ten test kits. Buy once or subscribe. Results in 2 to 5 days, explained in plain English.',
  },
};
export const Section: Story = { args: { level: 2, children: 'How it Works' } };
export const LongText: Story = {
  args: {
    children: 'Choose where and when you want to come for your COVID-19 test, and who is being tested',
  },
};
