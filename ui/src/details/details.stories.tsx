import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import type { About } from '../stories/about';
import { longLabel } from '../stories/long-texts';
import { Details } from './details';

const about: About = {
  use: ['For content most people do not need.', 'look="panel" with a shared name for questions and answers.'],
  avoid: ['For errors, prices or required fields.'],
  keyboard: [
    ['Tab', 'Moves to the summary line'],
    ['Enter, Space', 'Opens and closes it'],
  ],
  reader: 'How do I collect my sample?, disclosure triangle, collapsed',
  content: ['The summary is the question in the reader’s words.'],
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof Details> = {
  title: 'Primitives/Details (accordion, disclosure, expand, FAQ)',
  id: 'primitives-details',
  component: Details,
  tags: ['stable', 'area:help'],
  parameters: { about },
  args: {
    summary: 'Where is my kit ID?',
    children: <p>It is printed under the strip on the front of the box.</p>,
  },
};
export default meta;
type Story = StoryObj<typeof Details>;

export const Closed: Story = {};
export const Open: Story = { args: { open: true }, tags: ['vrt'] };
export const Panel: Story = { args: { look: 'panel', open: true } };
export const Questions: Story = {
  tags: ['vrt'],
  render: () => (
    <div className="stack" data-gap="small">
      <Details look="panel" name="faq" summary="How long do results take?" open>
        <p>2 to 5 days after your sample reaches the lab.</p>
      </Details>
      <Details look="panel" name="faq" summary="Is the box discreet?">
        <p>We mail the kit in a plain box.</p>
      </Details>
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByText('Is the box discreet?'));
    await expect(canvas.getByText('We mail the kit in a plain box.')).toBeVisible();
    await expect(canvas.getByText(/^2 to 5 days/)).not.toBeVisible();
  },
};
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const LongText: Story = { args: { summary: longLabel, open: true } };
