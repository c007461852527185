import type { Meta, StoryObj } from '@storybook/react-vite';
import { ALL_PRODUCTS } from '@larkwell/contracts/products/products';
import { makeAnalyte, makeFaqCategory, makePage, makeProduct } from '@larkwell/contracts/testing';
import HomePage, { type loader as home } from '@larkwell/shop/app/routes/_index/route';
import CategoriesPage, { type loader as list } from '@larkwell/shop/app/routes/categories._index/route';
import ProductPage, { type loader as product } from '@larkwell/shop/app/routes/categories.$id/route';
import ContentPage, { type loader as content } from '@larkwell/shop/app/routes/page.$slug/route';
import HelpPage, { type loader as help } from '@larkwell/shop/app/routes/support.help._index/route';
import { categories, kits } from './kits';
import { shopPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Shop',
  tags: ['screen', 'area:catalog', 'area:help'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const Home: Story = {
  tags: ['vrt'],
  render: () =>
    shopPage<typeof home>({
      page: HomePage,
      url: '/',
      data: {
        popular: kits,
        analytes: ['vitamin-d', 'total-cholesterol', 'hdl-cholesterol'].map((id) => makeAnalyte({ id })),
      },
    }),
};

const all = {
  title: 'All Tests',
  tab: ALL_PRODUCTS,
  q: '',
  sort: 'popular' as const,
  search: '',
  categories,
  products: kits,
  instead: null,
  showCoupons: true,
};
export const Categories: Story = {
  tags: ['vrt'],
  render: () => shopPage<typeof list>({ page: CategoriesPage, url: '/categories', data: all }),
};
export const NothingFound: Story = {
  render: () =>
    shopPage<typeof list>({
      page: CategoriesPage,
      url: '/categories?search=zebra',
      data: {
        ...all,
        title: 'Results for “zebra”',
        tab: null,
        search: 'zebra',
        categories: [],
        products: [],
        instead: { categories, data: kits.slice(0, 4), total: kits.length },
      },
    }),
};

const thyroid = makeProduct({
  name: 'Thyroid check',
  slug: 'thyroid-check',
  price: 9_900,
  collection_method: 'Saliva tube',
  category: categories[0]!,
});
export const Product: Story = {
  tags: ['vrt'],
  render: () =>
    shopPage<typeof product>({
      page: ProductPage,
      url: '/categories/thyroid-check',
      data: {
        product: thyroid,
        popular: kits,
        choice: { option: 'subscription', duration: 3, quantity: 1, tooMany: null },
        isEmployee: false,
      },
    }),
};

export const Help: Story = {
  render: () =>
    shopPage<typeof help>({
      page: HelpPage,
      url: '/support/help',
      data: {
        search: '',
        categories: ['Orders', 'Your sample', 'Results'].map((name) => makeFaqCategory({ id: name, name })),
        found: null,
      },
    }),
};
export const Content: Story = {
  render: () =>
    shopPage<typeof content>({
      page: ContentPage,
      url: '/page/return-policy',
      data: { slug: 'return-policy', title: 'Return policy', content: makePage().content },
    }),
};
