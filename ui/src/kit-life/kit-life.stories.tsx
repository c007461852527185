import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { KitLife } from './kit-life';

const about: About = {
  use: ['In the account, for each kit that a person has bought or registered.'],
  avoid: ['For a package: use Order status.', 'For the steps of a form: use Step bar.'],
  reader: 'Thyroid Check, list, 7 items. Order received, completed. Nov 16. Packed, completed',
  content: [
    'One or two words a stage.',
    'Only days that are known.',
    'What to do, at the stage that is next.',
  ],
  keyboard: [],
  never: {
    longText: 'Its stages and days have a known length.',
  },
  changes: [['2026-11-23', 'First version.']],
};
const labels = [
  'Order received',
  'Packed',
  'Shipped',
  'Delivered',
  'Registered',
  'At the lab',
  'Report ready',
];
const reached = (count: number, next?: string) =>
  labels.map((label, index) => ({
    label,
    state: index < count ? ('done' as const) : index === count ? ('now' as const) : ('to-come' as const),
    words: index < count ? `Nov ${16 + index}` : index === count ? next : undefined,
  }));
const meta: Meta<typeof KitLife> = {
  title: 'Commerce/Kit life (timeline, progress, stages)',
  id: 'commerce-kit-life',
  component: KitLife,
  tags: ['draft', 'area:orders', 'area:reports'],
  parameters: { about },
  args: { label: 'Thyroid Check', stages: reached(4, 'Do this next') },
};
export default meta;
type Story = StoryObj<typeof KitLife>;

export const ToRegister: Story = {};
export const Ordered: Story = { args: { stages: reached(1) } };
export const AtTheLab: Story = { args: { stages: reached(6, 'By Nov 27') } };
export const Complete: Story = { args: { stages: reached(7) } };
export const AGift: Story = { args: { stages: reached(5, 'Mail your sample').slice(4) } };
