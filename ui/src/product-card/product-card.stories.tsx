import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from '../button/button';
import { Icon } from '../icon/icon';
import { exampleKits } from '../illustration/example-kits';
import { RatingSummary } from '../rating-summary/rating-summary';
import type { About } from '../stories/about';
import { TokenlessForm } from '../tokenless-form/tokenless-form';
import { ProductCard } from './product-card';
import { Shelf } from './shelf';

const about: About = {
  use: ['For a kit in a list of kits.'],
  avoid: ['On the kit’s own page.'],
  keyboard: [['Tab', 'Moves to the name, Learn More, add to cart']],
  reader: 'Thyroid Check, heading level 3, link. Price: $99.00. Learn More about Thyroid Check, link',
  content: [
    'The description is cut at 200 characters, with "see more".',
    'Always show the category.',
    'One fact at most.',
  ],
  changes: [
    ['2026-11-23', 'Search results say why a kit was found.'],
    ['2026-11-23', 'No frame, one fact, a picture of what is in the box.'],
    ['2026-11-21', 'Cards of a row have the same height.'],
    ['2026-11-21', 'First version.'],
  ],
};
const action = (name: string) => (
  <TokenlessForm extras={false}>
    <Button round>
      <Icon name="cart" label={`Add ${name} to cart`} />
    </Button>
  </TokenlessForm>
);
const thyroid = exampleKits[2];
const meta: Meta<typeof ProductCard> = {
  title: 'Commerce/Product card (kit tile, test card, shop item, add to cart)',
  id: 'commerce-product-card',
  component: ProductCard,
  tags: ['stable', 'area:catalog'],
  parameters: { about, frame: 'card' },
  args: {
    ...thyroid,
    href: '/categories/thyroid-check',
    price: '$99.00',
    fact: 'Finger prick · 3 values',
    headingLevel: 2,
    description: 'Three hormones that describe how the thyroid works: TSH, free T4 and free T3.',
    action: action(thyroid.name),
  },
};
export default meta;
type Story = StoryObj<typeof ProductCard>;

export const Default: Story = { tags: ['vrt'] };
export const WithCoupon: Story = { tags: ['vrt'], args: { ticket: 'SUNNY20: 20% off' } };
export const SoldOut: Story = {
  tags: ['vrt'],
  args: { soldOut: 'Sold out', action: undefined },
};
export const SoldOutWithMail: Story = {
  args: {
    soldOut: 'Sold out',
    action: (
      <ButtonLink href="#back" variant="secondary" size="small">
        Email me when it is back
      </ButtonLink>
    ),
  },
};
export const Rated: Story = { args: { rating: <RatingSummary average={4.5} count="Ratings: 12" /> } };
export const Found: Story = {
  tags: ['vrt'],
  args: { reason: 'Found for: Tired after a full night of sleep' },
};
export const NoDescription: Story = { args: { description: undefined } };
export const Cut: Story = {
  args: {
    ...exampleKits[0],
    description:
      'Your skin makes vitamin D from sunlight, and your level changes with the season. This kit measures 25-hydroxy vitamin D, the form that shows your supply. Two circles of blood on a card are',
    cut: true,
  },
};
export const LongText: Story = {
  args: {
    name: 'Comprehensive cardiovascular and metabolic risk panel for adults over forty',
    category: 'Heart & metabolism',
    ticket: 'WELCOME-BACK-2026: 25% off',
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
export const PopularTests: Story = {
  tags: ['vrt'],
  parameters: { frame: 'page' },
  render: () => (
    <div className="stack">
      <h2>Popular Tests</h2>
      <Shelf columns={4}>
        {exampleKits.slice(0, 4).map(({ name, ...kit }) => (
          <li key={name}>
            <ProductCard
              {...kit}
              name={name}
              price="$69.00"
              fact="Finger prick · 4 values"
              href={`/categories/${name}`}
              action={action(name)}
            />
          </li>
        ))}
      </Shelf>
    </div>
  ),
};
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
