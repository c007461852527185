import type { Meta, StoryObj } from '@storybook/react-vite';
import { Scene } from '../illustration/scene';
import type { About } from '../stories/about';
import { NumberedSteps } from './numbered-steps';

const about: About = {
  use: ['For steps in order: collecting a sample, how it works, what is in the box.'],
  avoid: ['For progress through a journey: use StepBar.', 'For facts in no order: use a list.'],
  reader: 'List, 3 items. 1, Register your kit online.',
  content: ['Start with the verb.', 'One thing per step; at most seven steps.'],
  keyboard: [],
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof NumberedSteps> = {
  title: 'Primitives/Numbered steps (how it works, instructions, list)',
  id: 'primitives-numbered-steps',
  component: NumberedSteps,
  tags: ['draft', 'area:catalog', 'area:kit registration'],
  parameters: { about, frame: 'page' },
  args: {
    steps: [
      'Register your kit online.',
      'Wash your hands and warm them.',
      'Mail the sample in the prepaid mailer.',
    ].map((content) => ({ key: content, content })),
  },
};
export default meta;
type Story = StoryObj<typeof NumberedSteps>;

export const List: Story = { tags: ['vrt'] };
export const Columns: Story = { args: { layout: 'columns' } };
const scenes = ['arrives', 'mail', 'report'] as const;
export const WithPictures: Story = {
  tags: ['vrt'],
  args: {
    layout: 'columns',
    steps: ['Everything to collect a sample', 'A prepaid mailer to the lab', 'A report you can read'].map(
      (title, index) => ({
        key: title,
        picture: <Scene name={scenes[index]!} />,
        content: (
          <>
            <h3>{title}</h3>
            <p>Shipping both ways is $0.00.</p>
          </>
        ),
      }),
    ),
  },
};
export const LongText: Story = {
  args: {
    steps: [
      {
        key: '1',
        content:
          'Prick the side of a finger that you use little, wipe the first drop away, and let three more drops fall on the marked circles of the card without touching it.',
      },
      { key: '2', content: 'Let the card dry in the open air for thirty minutes.' },
    ],
  },
};
