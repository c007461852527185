import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Scene } from './scene';
import { sceneSizes, type SceneName } from './scene-sizes';

const about: About = {
  use: [
    'Beside the words that say what happens: a box at the door, a sample, the mailer, a report, next steps.',
  ],
  avoid: ['For a single kit: use its kit picture.', 'To say something that no word beside it says.'],
  reader: 'Nothing.',
  keyboard: [],
  content: ['Coral is only the sample: the drop, the ring to fill, the flag of the mailbox.'],
  never: { longText: 'It has no words.' },
  changes: [['2026-11-23', 'First version.']],
};

const meta: Meta<typeof Scene> = {
  title: 'Primitives/Scene (picture, image, illustration, drawing)',
  id: 'primitives-scene',
  component: Scene,
  tags: ['draft', 'area:catalog'],
  parameters: { about, frame: 'card' },
  args: { name: 'arrives' },
  argTypes: { name: { control: 'select', options: Object.keys(sceneSizes) } },
};
export default meta;
type Story = StoryObj<typeof Scene>;

export const ABox: Story = {};
export const InACategory: Story = { args: { name: 'prick', category: 'heart-metabolism' } };
export const All: Story = {
  tags: ['vrt'],
  parameters: { frame: 'page' },
  render: () => (
    <ul className="cards">
      {(Object.keys(sceneSizes) as SceneName[]).map((name) => (
        <li key={name} className={name.startsWith('hero') ? 'room' : undefined}>
          <Scene name={name} category="hormones-thyroid" />
        </li>
      ))}
    </ul>
  ),
};
