import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { RangePicture } from './range-picture';

const about: About = {
  use: ['Only beside the words that say where a measured value lies.'],
  avoid: ['For values without a usual range.', 'As the only sign that a value is high or low.'],
  reader: 'Nothing: the text beside it says the same.',
  content: ['Text beside it: value, unit, usual range, in that order.'],
  keyboard: [],
  never: {
    longText: 'It has no words.',
  },
};
const meta: Meta<typeof RangePicture> = {
  title: 'Commerce/Range picture',
  component: RangePicture,
  tags: ['draft', 'area:reports'],
  parameters: { about },
  args: { value: 24, low: 30, high: 100 },
};
export default meta;
type Story = StoryObj<typeof RangePicture>;

export const Below: Story = { tags: ['vrt'] };
export const Usual: Story = { args: { value: 55 } };
export const Above: Story = { args: { value: 104 } };
export const FarOutside: Story = { args: { value: 900 } };
export const OnlyAnUpperLimit: Story = { args: { value: 3, low: null, high: 5 } };
export const OnlyALowerLimit: Story = { args: { value: 3, low: 5, high: null } };
