import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Icon } from './icon';
import { iconPaths } from './icon-paths';
import type { IconName } from './icon';

const about: About = {
  use: ['Beside text, to make it quicker to find.'],
  avoid: ['Alone, unless everyone knows it (search, close); then it needs a label.'],
  reader: 'Nothing; with a label, the label.',
  keyboard: [],
  content: ['Beside text it is decorative; alone it needs a label.'],
  never: {
    longText: 'It has no words.',
  },
  changes: [['2026-11-21', 'First version.']],
};

const meta: Meta<typeof Icon> = {
  title: 'Primitives/Icon (symbol, glyph, pictogram)',
  id: 'primitives-icon',
  component: Icon,
  tags: ['stable', 'area:everywhere'],
  parameters: { about },
  args: { name: 'cart' },
};
export default meta;
type Story = StoryObj<typeof Icon>;

export const Decoration: Story = {};
export const Labelled: Story = { args: { name: 'search', label: 'Search' } };
export const All: Story = {
  tags: ['vrt'],
  parameters: { frame: 'page' },
  render: () => (
    <ul className="cards">
      {(Object.keys(iconPaths) as IconName[]).map((name) => (
        <li key={name}>
          <Icon name={name} /> <span className="code small">{name}</span>
        </li>
      ))}
    </ul>
  ),
};
