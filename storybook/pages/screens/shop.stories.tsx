import type { Meta, StoryObj } from '@storybook/react-vite';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { unitPrice } from '@larkwell/contracts/pricing';
import { DESCRIPTION_PREVIEW_LENGTH, preview } from '@larkwell/contracts/previews';
import { makeCategory, makeProduct, makeProductCard } from '@larkwell/contracts/testing';
import { Breadcrumb } from '@larkwell/ui/breadcrumb/breadcrumb';
import { Button, ButtonLink } from '@larkwell/ui/button/button';
import { Card } from '@larkwell/ui/card/card';
import { Icon } from '@larkwell/ui/icon/icon';
import { KitIllustration } from '@larkwell/ui/kit-illustration/kit-illustration';
import { Link } from '@larkwell/ui/link/link';
import { NameFilter } from '@larkwell/ui/name-filter/name-filter';
import { PageHeading } from '@larkwell/ui/page-heading/page-heading';
import { PriceBlock } from '@larkwell/ui/price-block/price-block';
import { ProductCard } from '@larkwell/ui/product-card/product-card';
import { PurchaseOption } from '@larkwell/ui/purchase-option/purchase-option';
import { QuantityStepper } from '@larkwell/ui/quantity-stepper/quantity-stepper';
import { Tag } from '@larkwell/ui/tag/tag';
import { ShopPage } from './shop-page';

const meta: Meta = {
  title: 'Screens/Shop',
  tags: ['screen', '!autodocs', 'vrt'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const kits = (
  [
    ['Thyroid check', 'Hormones & thyroid', 'Saliva tube', 9900],
    ['Vitamin D and B12', 'Vitamins & nutrition', 'Finger prick', 6900],
    ['Complete STI panel', 'Sexual health', 'Swab', 14900],
    ['Flu and COVID strip', 'Infections & COVID-19', 'Nasal swab', 2900],
  ] as const
).map(([name, category, collection_method, price]) =>
  makeProductCard({
    id: name,
    slug: name,
    name,
    price,
    collection_method,
    category: makeCategory({ name: category }),
  }),
);

function Cards({ described }: { described?: boolean }) {
  return (
    <ul className="cards" id="tests">
      {kits.map((kit) => {
        const text = preview(kit.description, DESCRIPTION_PREVIEW_LENGTH);
        return (
          <li key={kit.id}>
            <ProductCard
              name={kit.name}
              href={`/categories/${kit.slug}`}
              category={kit.category.name}
              method={kit.collection_method}
              price={formatUsd(kit.price)}
              description={described ? text.text : undefined}
              cut={text.isCut}
              action={
                <form method="post">
                  <Button size="small" aria-label={`Add ${kit.name} to cart`}>
                    <Icon name="cart" /> Add
                  </Button>
                </form>
              }
            />
          </li>
        );
      })}
    </ul>
  );
}

export const Home: Story = {
  render: () => (
    <ShopPage>
      <Card tone="hero">
        <div className="split" data-even="">
          <div className="stack">
            <PageHeading
              eyebrow="CAP and CLIA certified labs"
              lead="Ten test kits. Buy once or subscribe. Results in 2 to 5 days, explained in plain English."
            >
              Know what’s going on. From home.
            </PageHeading>
            <div className="cluster">
              <ButtonLink href="/categories">Browse tests</ButtonLink>
              <ButtonLink href="#how" variant="secondary">
                How it works
              </ButtonLink>
            </div>
          </div>
          <KitIllustration category="heart-metabolism" method="blood" />
        </div>
      </Card>
      <div className="cluster" data-justify="between">
        <h2>Popular Tests</h2>
        <Link href="/categories" standalone>
          View All <Icon name="arrow-right" />
        </Link>
      </div>
      <Cards />
    </ShopPage>
  ),
};

export const Categories: Story = {
  render: () => (
    <ShopPage current="/categories">
      <PageHeading>All Tests</PageHeading>
      <NameFilter label="Filter tests by name" listId="tests" count={`${kits.length} tests`} />
      <h2 className="visually-hidden">Tests</h2>
      <Cards described />
    </ShopPage>
  ),
};

const product = makeProduct({ name: 'Thyroid check', price: 9900, collection_method: 'Saliva tube' });

export const Product: Story = {
  render: () => (
    <ShopPage>
      <Breadcrumb
        crumbs={[
          { label: 'Home', href: '/' },
          { label: 'All Tests', href: '/categories' },
        ]}
      />
      <div className="split" data-even="">
        <KitIllustration category="Hormones & thyroid" method={product.collection_method} />
        <div className="stack">
          <Tag category="hormones-thyroid">Hormones &amp; thyroid</Tag>
          <h1>{product.name}</h1>
          <p>{product.description}</p>
          <PriceBlock id="price" price={formatUsd(product.price)} size="large" />
          <form method="post" className="stack">
            <PurchaseOption
              priceId="price"
              oneTimePrice={formatUsd(product.price)}
              durations={product.price_id.map(({ subscriptionType, value }) => {
                const price = unitPrice(product.price, subscriptionType);
                return {
                  value: String(subscriptionType),
                  label: `${subscriptionType} months`,
                  price: formatUsd(price),
                  saving: `${value}% off, you save ${formatUsd(product.price - price)}`,
                };
              })}
            />
            <div className="cluster">
              <QuantityStepper of={product.name} value={1} max={product.quantity} />
              <Button name="intent" value="add">
                Add to cart
              </Button>
            </div>
          </form>
        </div>
      </div>
    </ShopPage>
  ),
};
