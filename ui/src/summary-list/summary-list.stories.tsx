import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { SummaryList } from './summary-list';

const about: About = {
  use: ['To check answers before they are sent.', 'For facts about one thing.'],
  avoid: ['For several things of one kind: use Table.'],
  keyboard: [['Tab', 'Moves to the next Change link']],
  reader: 'Date of birth, April 27, 1988. Change date of birth, link.',
  content: ['State the question as a noun and the answer in words: "Yes, in the last 14 days", not "1".'],
  changes: [
    ['2026-11-22', 'Values line up with and without a link.'],
    ['2026-11-21', 'First version.'],
  ],
};

const meta: Meta<typeof SummaryList> = {
  title: 'Forms/Summary list (review, key value, description list)',
  id: 'forms-summary-list',
  component: SummaryList,
  tags: ['stable', 'area:booking', 'area:kit registration'],
  parameters: { about },
  args: {
    rows: [
      { label: 'Name', value: 'Maya Lindqvist', changeHref: '#name' },
      { label: 'Date of birth', value: 'April 27, 1988', changeHref: '#date_of_birth' },
      { label: 'Apartment', value: '', changeHref: '#address_line_2' },
      { label: 'Mobile', value: '(402) 555-0111', changeHref: '#patient_mobile' },
    ],
  },
};
export default meta;
type Story = StoryObj<typeof SummaryList>;

export const CheckAnswers: Story = { tags: ['vrt'] };
export const FactsOnly: Story = {
  args: {
    rows: [
      { label: 'Test', value: 'RT-PCR' },
      { label: 'Place', value: 'Midtown Clinic, 1200 Douglas Street, Omaha, NE 68102' },
      { label: 'Time', value: 'Friday, November 27, 10:45 AM Central Time' },
    ],
  },
};
export const LongText: Story = {
  args: {
    rows: [
      {
        label: 'Anything the lab should know about the way the sample was taken',
        value:
          'The second vial was only half full because the lancet slipped, and I had to wait ten minutes before I could try again with another finger.',
        changeHref: '#note',
      },
    ],
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
