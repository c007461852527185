import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Axis } from './axis';

const about: About = {
  use: ['Beside the words that say where a measured value lies.'],
  avoid: ['For values without a usual range.', 'As the only sign that a value is high or low.'],
  reader: 'Nothing: the text beside it says the same.',
  content: [
    'Four or five printed numbers, the limits of the usual range always among them.',
    '“You:” before the reader’s own value; a sample has only the number.',
    '“Over” or “Under” before the last number when the value is further out.',
  ],
  keyboard: [],
  changes: [['2026-11-23', 'First version.']],
};
const usual = {
  from: 0,
  to: 50,
  at: 40.3,
  marks: [
    { at: 0, text: '0' },
    { at: 25, text: '75' },
    { at: 50, text: '150' },
    { at: 75, text: '225' },
    { at: 100, text: '300' },
  ],
};
const between = {
  from: 21.4,
  to: 71.4,
  at: 12.9,
  marks: [
    { at: 0, text: '0' },
    { at: 21.4, text: '30' },
    { at: 46.4, text: '65' },
    { at: 71.4, text: '100' },
    { at: 100, text: '140' },
  ],
};
const meta: Meta<typeof Axis> = {
  title: 'Commerce/Axis (range, scale, measured value)',
  id: 'commerce-axis-range-scale',
  component: Axis,
  tags: ['draft', 'area:reports'],
  parameters: { about },
  args: { scale: usual, label: 'You: 121' },
};
export default meta;
type Story = StoryObj<typeof Axis>;

export const Usual: Story = { tags: ['vrt'] };
export const Above: Story = {
  tags: ['vrt'],
  args: { scale: { ...usual, at: 53.3 }, label: 'You: 160', isOutside: true },
};
export const Below: Story = { args: { scale: between, label: 'You: 18', isOutside: true } };
export const AtTheStart: Story = {
  args: { scale: { ...between, at: 0 }, label: 'You: 0.1', isOutside: true },
};
export const FarOutside: Story = {
  args: {
    scale: {
      from: 0,
      to: 25,
      at: 100,
      marks: [
        { at: 0, text: '0' },
        { at: 25, text: '150' },
        { at: 62.5, text: '380' },
        { at: 100, text: 'Over 600' },
      ],
    },
    label: 'You: 900',
    isOutside: true,
  },
};
export const OnlyALowerLimit: Story = {
  args: {
    scale: {
      from: 25,
      to: 100,
      at: 47.5,
      marks: [
        { at: 0, text: '20' },
        { at: 25, text: '40' },
        { at: 50, text: '60' },
        { at: 75, text: '80' },
        { at: 100, text: '100' },
      ],
    },
    label: 'You: 58',
  },
};
export const LongText: Story = {
  args: {
    scale: {
      ...usual,
      marks: usual.marks.map((mark) => ({ ...mark, text: `${Number(mark.text) * 1000}` })),
    },
    label: 'You: 121,000.25',
  },
};
