import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { KitIdPicture } from './kit-id-picture';
import { KitIllustration } from './kit-illustration';

const about: About = {
  use: ['Wherever a kit is shown. The category sets the hue, the method sets the contents.'],
  avoid: ['As the only name of a kit: always show the name beside it.'],
  reader: 'Nothing; with a label, the label.',
  keyboard: [],
  content: ['Always show the category’s name beside it.'],
  never: {
    longText: 'It has no words.',
  },
  changes: [
    ['2026-11-21', 'All kits are drawn in one file that pages refer to.'],
    ['2026-11-21', 'First version.'],
  ],
};

const meta: Meta<typeof KitIllustration> = {
  title: 'Primitives/Kit illustration (picture, image, drawing)',
  id: 'primitives-kit-illustration',
  component: KitIllustration,
  tags: ['stable', 'area:catalog'],
  parameters: { about, frame: 'card' },
  args: { category: 'Vitamins & nutrition', method: 'Finger-prick blood sample' },
  argTypes: {
    method: { control: 'select', options: ['blood', 'saliva', 'swab', 'urine', 'strip'] },
  },
};
export default meta;
type Story = StoryObj<typeof KitIllustration>;

export const Blood: Story = {};
export const Saliva: Story = { args: { category: 'hormones-thyroid', method: 'Saliva tube' } };
export const Swab: Story = { args: { category: 'sexual-health', method: 'Swab' } };
export const Urine: Story = { args: { category: 'kidney-liver', method: 'Urine cup' } };
export const Strip: Story = { args: { category: 'infections-covid-19', method: 'Lateral flow strip' } };
export const Labelled: Story = { args: { label: 'Vitamin D and B12 test kit' } };
export const UnknownCategory: Story = { args: { category: 'something-new' } };
export const WhereTheIdIs: Story = {
  render: () => <KitIdPicture label="The kit ID is printed inside the lid" />,
};
export const AllCategories: Story = {
  tags: ['vrt'],
  parameters: { frame: 'page' },
  render: () => (
    <ul className="cards">
      {[
        ['General wellness', 'blood'],
        ['Heart & metabolism', 'blood'],
        ['Hormones & thyroid', 'saliva'],
        ['Sexual health', 'swab'],
        ['Vitamins & nutrition', 'blood'],
        ['Food sensitivity & allergy', 'strip'],
        ['Infections & COVID-19', 'swab'],
        ['Gut & digestion', 'urine'],
        ['Kidney & liver', 'urine'],
        ['Sleep & stress', 'saliva'],
      ].map(([category, method]) => (
        <li key={category}>
          <KitIllustration category={category!} method={method!} />
          <strong>{category}</strong>
        </li>
      ))}
    </ul>
  ),
};
