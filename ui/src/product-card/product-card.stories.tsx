import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import type { About } from '../stories/about';
import { TokenlessForm } from '../tokenless-form/tokenless-form';
import { ProductCard } from './product-card';

const about: About = {
  use: ['For a kit in a list of kits.'],
  avoid: ['On the kit’s own page.'],
  keyboard: [['Tab', 'Moves to the name, Learn More, add to cart']],
  reader: 'Thyroid check, heading level 3, link. Price: $99.00. Learn More about Thyroid check, link',
  content: ['The description is cut at 200 characters, with "see more".', 'Always show the category.'],
};
const action = (name: string) => (
  <TokenlessForm extras={false}>
    <Button size="small" aria-label={`Add ${name} to cart`}>
      <Icon name="cart" /> Add
    </Button>
  </TokenlessForm>
);
const meta: Meta<typeof ProductCard> = {
  title: 'Commerce/Product card',
  component: ProductCard,
  tags: ['stable', 'area:catalog'],
  parameters: { about, frame: 'card' },
  args: {
    name: 'Thyroid check',
    href: '/categories/thyroid-check',
    category: 'Hormones & thyroid',
    method: 'Saliva',
    price: '$99.00',
    headingLevel: 2,
    description: 'Measures TSH, free T3 and free T4, the three values that say how your thyroid works.',
    action: action('Thyroid check'),
  },
};
export default meta;
type Story = StoryObj<typeof ProductCard>;

export const Default: Story = { tags: ['vrt'] };
export const WithCoupon: Story = { tags: ['vrt'], args: { badge: 'SAVE20' } };
export const NoDescription: Story = { args: { description: undefined } };
export const Cut: Story = {
  args: {
    description:
      'Measures vitamin D and vitamin B12 from a few drops of blood. Low values are common in winter and with a plant-based diet, and the report says in plain English what yours mean and what people often do next',
    cut: true,
    name: 'Vitamin D and B12',
    category: 'Vitamins & nutrition',
    method: 'Finger prick',
  },
};
export const LongText: Story = {
  args: {
    name: 'Comprehensive cardiovascular and metabolic risk panel for adults over forty',
    category: 'Heart & metabolism',
    badge: 'WELCOME-BACK-2026',
  },
};
export const Hover: Story = { parameters: { pseudo: 'hover' } };
const popular = [
  ['Thyroid check', 'Hormones & thyroid', 'saliva', '$99.00'],
  ['Vitamin D and B12', 'Vitamins & nutrition', 'blood', '$69.00'],
  ['Complete STI panel', 'Sexual health', 'swab', '$149.00'],
  ['Flu and COVID strip', 'Infections & COVID-19', 'swab', '$29.00'],
] as const;
export const PopularTests: Story = {
  tags: ['vrt'],
  parameters: { frame: 'page' },
  render: () => (
    <div className="stack">
      <h2>Popular Tests</h2>
      <ul className="cards">
        {popular.map(([name, category, method, price]) => (
          <li key={name}>
            <ProductCard
              name={name}
              category={category}
              method={method}
              price={price}
              href={`/categories/${name}`}
              action={action(name)}
            />
          </li>
        ))}
      </ul>
    </div>
  ),
};
export const Focus: Story = { parameters: { pseudo: 'focus-visible' } };
