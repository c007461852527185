import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { ReportSlip, type SlipValue } from './report-slip';

const about: About = {
  use: ['On the home page and on a kit’s page, to show the answer before the purchase.'],
  avoid: ['For real results: they have a page of their own.'],
  reader: 'Figure, Your report will look like this, Sample report; then each value in words.',
  content: ['Always labeled “Sample report”.', 'The made-up values of the library, never a person’s.'],
  keyboard: [],
  changes: [['2026-11-23', 'First version.']],
};
const tsh: SlipValue = {
  name: 'TSH',
  value: '2.1',
  unit: 'mIU/L',
  position: 'Within the usual range',
  isUsual: true,
  usual: '0.4 to 4 mIU/L',
  scale: {
    from: 0,
    to: 47.4,
    at: 22.4,
    marks: [
      { at: 0, text: '0.4' },
      { at: 21.1, text: '2' },
      { at: 47.4, text: '4' },
      { at: 73.7, text: '6' },
      { at: 100, text: '8' },
    ],
  },
};
const freeT3: SlipValue = {
  name: 'Free T3',
  value: '2.2',
  unit: 'pg/mL',
  position: 'Below the usual range',
  isUsual: false,
  usual: '2.3 to 4.1 pg/mL',
  scale: {
    from: 26,
    to: 62,
    at: 24,
    marks: [
      { at: 0, text: '1' },
      { at: 26, text: '2.3' },
      { at: 62, text: '4.1' },
      { at: 100, text: '6' },
    ],
  },
};
const notFound: SlipValue = {
  name: 'Chlamydia',
  value: 'Not found',
  unit: '',
  position: 'As usual',
  isUsual: true,
  usual: null,
  scale: null,
};
const meta: Meta<typeof ReportSlip> = {
  title: 'Commerce/Report slip (result card)',
  component: ReportSlip,
  tags: ['draft', 'area:reports', 'area:catalog'],
  parameters: { about },
  args: { title: 'Your report will look like this', label: 'Sample report', values: [tsh, freeT3] },
};
export default meta;
type Story = StoryObj<typeof ReportSlip>;

export const TwoValues: Story = { tags: ['vrt'] };
export const OneValue: Story = { args: { values: [tsh] } };
export const Brief: Story = { tags: ['vrt'], args: { title: 'Thyroid Check', values: [tsh], isBrief: true } };
export const Findings: Story = { args: { values: [notFound, { ...notFound, name: 'Gonorrhea' }] } };
export const LongText: Story = {
  args: {
    values: [{ ...freeT3, name: 'Albumin-to-creatinine ratio in the first urine of the morning' }],
  },
};
