import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Trend } from './trend';

const about: About = {
  use: ['Beside a value that the same person had measured before, in the same unit.'],
  avoid: ['For one result: it shows nothing.', 'For more than three results: use a table.'],
  reader: 'Image: HDL cholesterol, mg/dL. Sep 2025: 55, Mar 2026: 57, Sep 2026: 58',
  content: ['Month and year below each point; the day where two fall into one month.'],
  keyboard: [],
  changes: [['2026-11-23', 'First version.']],
};
const meta: Meta<typeof Trend> = {
  title: 'Commerce/Trend (line chart, history)',
  component: Trend,
  tags: ['draft', 'area:reports'],
  parameters: { about },
  args: {
    name: 'LDL cholesterol, mg/dL',
    points: [
      { value: 138, label: 'Sep 2025' },
      { value: 127, label: 'Mar 2026' },
      { value: 118, label: 'Sep 2026' },
    ],
    low: null,
    high: 130,
  },
};
export default meta;
type Story = StoryObj<typeof Trend>;

export const IntoTheUsualRange: Story = { tags: ['vrt'] };
export const Outside: Story = {
  args: {
    name: 'Total cholesterol, mg/dL',
    points: [
      { value: 226, label: 'Sep 2025' },
      { value: 219, label: 'Mar 2026' },
      { value: 212, label: 'Sep 2026' },
    ],
    high: 200,
    isOutside: true,
  },
};
export const TwoResults: Story = {
  args: {
    points: [
      { value: 55, label: 'Mar 2026' },
      { value: 55, label: 'Sep 2026' },
    ],
    low: 40,
    high: null,
  },
};
export const OneResult: Story = { args: { points: [{ value: 118, label: 'Sep 2026' }] } };
export const LongText: Story = {
  args: {
    points: [
      { value: 1_380_000.5, label: 'Sep 12, 2025' },
      { value: 1_270_000.5, label: 'Sep 19, 2025' },
      { value: 118, label: 'Sep 26, 2025' },
    ],
  },
};
