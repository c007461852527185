import type { Meta, StoryObj } from '@storybook/react-vite';
import type { About } from '../stories/about';
import { Emblem } from './emblem';
import { exampleKits } from './example-kits';
import { KitPicture } from './kit-picture';
import { Piece } from './piece';
import { pieceSizes, type PieceName } from './piece-sizes';

const about: About = {
  use: [
    'The kit picture on cards and pages of kits: it shows what is in the box, nothing else.',
    'The emblem where there is room for 40 px: carts, orders, mails, the packing desk.',
    'Single pieces as a captioned list, In the box.',
  ],
  avoid: ['As the only name of a kit: always show the name beside it.'],
  reader: 'Nothing; with a label, the label.',
  keyboard: [],
  content: ['Always show the category’s name beside a picture.'],
  never: { longText: 'It has no words.' },
  changes: [['2026-11-23', 'First version.']],
};

const [first] = exampleKits;

const meta: Meta<typeof KitPicture> = {
  title: 'Primitives/Kit picture (product image, photo, illustration, thumbnail)',
  id: 'primitives-kit-picture',
  component: KitPicture,
  tags: ['draft', 'area:catalog'],
  parameters: { about, frame: 'card' },
  args: { category: first.category, contents: first.contents, emblem: first.emblem },
};
export default meta;
type Story = StoryObj<typeof KitPicture>;

export const Kit: Story = {};
export const Labelled: Story = { args: { label: 'Vitamin D Check and what is in it' } };
export const UnknownCategory: Story = { args: { category: 'something-new' } };
export const WithoutContents: Story = { args: { contents: [], emblem: null } };
export const TenKits: Story = {
  tags: ['vrt'],
  parameters: { frame: 'page' },
  render: () => (
    <ul className="cards">
      {exampleKits.map(({ name, ...kit }) => (
        <li key={name}>
          <KitPicture {...kit} />
          <strong>{name}</strong>
        </li>
      ))}
    </ul>
  ),
};
export const Emblems: Story = {
  tags: ['vrt'],
  render: () => (
    <ul className="cluster">
      {exampleKits.map(({ name, emblem, category }) => (
        <li key={name}>
          <Emblem name={emblem} category={category} label={name} />
        </li>
      ))}
    </ul>
  ),
};
export const Pieces: Story = {
  tags: ['vrt'],
  render: () => (
    <ul className="tiles">
      {(Object.keys(pieceSizes) as PieceName[]).map((piece) => (
        <li key={piece}>
          <Piece piece={piece} count={piece === 'card' ? 2 : 1} category="heart-metabolism" />
          {piece}
        </li>
      ))}
    </ul>
  ),
};
