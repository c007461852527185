import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { StripMark } from './strip-mark';

const about: About = {
  use: ['In the logo, before an eyebrow, as the picture of an empty list.'],
  avoid: ['To show progress: use StepBar or OrderStatus.', 'As the bullet of ordinary lists.'],
  keyboard: [],
  reader: 'Nothing: it is decoration.',
  content: ['Always show text beside it.'],
  never: { longText: 'It has no words.' },
  changes: [['2026-11-21', 'First version.']],
};
const meta: Meta<typeof StripMark> = {
  title: 'Primitives/Strip mark (symbol, divider, brand mark)',
  id: 'primitives-strip-mark',
  component: StripMark,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
};
export default meta;
type Story = StoryObj<typeof StripMark>;

export const Default: Story = { tags: ['vrt'] };
export const InAHeading: Story = {
  render: () => (
    <h2 className="cluster">
      <StripMark /> CAP and CLIA certified labs
    </h2>
  ),
};
