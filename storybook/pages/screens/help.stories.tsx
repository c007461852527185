import { makeFaq, makeFaqCategory, makePage } from '@larkwell/contracts/testing';
import ContentPage, { type loader as content } from '@larkwell/shop/app/routes/page.$slug/route';
import SupportPage, { type loader as support } from '@larkwell/shop/app/routes/support._index/route';
import HelpPage, { type loader as help } from '@larkwell/shop/app/routes/support.help._index/route';
import CategoryPage, {
  type loader as category,
} from '@larkwell/shop/app/routes/support.help.category.$name/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { many, verylong } from './lengths';
import { shopPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Help',
  tags: ['screen', 'area:help'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const categories = many(
  (n) => makeFaqCategory({ id: `${n}`, name: n === 2 ? verylong.kit : `Topic ${n}` }),
  9,
);

const helpPage = (search: string, found: ReturnType<typeof makeFaq>[] | null) =>
  shopPage<typeof help>({ page: HelpPage, url: '/support/help', data: { search, categories, found } });

export const HelpCenter: Story = { render: () => helpPage('', null) };
export const NothingFound: Story = { render: () => helpPage('zebra', []) };
export const OneFound: Story = { render: () => helpPage('blood', [makeFaq()]) };
export const ManyFound: Story = {
  render: () =>
    helpPage(
      'blood',
      many((n) => makeFaq({ id: `${n}`, heading: n === 2 ? `${verylong.kit}?` : `Question ${n}?` })),
    ),
};
export const Category: Story = {
  render: () =>
    shopPage<typeof category>({
      page: CategoryPage,
      url: '/support/help/category/Collecting-a-sample',
      data: {
        name: 'Collecting a sample',
        slug: 'Collecting-a-sample',
        faqs: [makeFaq(), makeFaq({ id: 'faq_2', heading: 'When do I send it?' })],
        openId: 'faq_1',
      },
    }),
};
export const Support: Story = {
  render: () =>
    shopPage<typeof support>({ page: SupportPage, url: '/support', data: { name: '', email: '' } }),
};
export const About: Story = {
  render: () => {
    const page = makePage();
    return shopPage<typeof content>({
      page: ContentPage,
      url: '/page/about-us',
      data: { slug: 'about-us', ...page },
    });
  },
};
export const ComingSoon: Story = {
  render: () =>
    shopPage<typeof content>({
      page: ContentPage,
      url: '/page/press',
      data: { slug: 'press', title: 'press', content: null },
    }),
};
