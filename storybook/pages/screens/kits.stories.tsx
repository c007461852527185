import { kitMessages } from '@larkwell/contracts/kits/kits';
import { makeKitId, makeTester } from '@larkwell/contracts/testing';
import DonePage, { type loader as done } from '@larkwell/shop/app/routes/kit-confirmation/route';
import KitIdPage, { type loader as kitId } from '@larkwell/shop/app/routes/register-kit/route';
import TesterPage, { type loader as tester } from '@larkwell/shop/app/routes/tester-info/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { verylong } from './lengths';
import { accountPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Kit registration',
  tags: ['screen', 'area:kit'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const refused = (error: Record<string, string[]>) => ({
  result: { status: 'error', error, initialValue: {} },
});

export const KitId: Story = {
  render: () => accountPage<typeof kitId>({ page: KitIdPage, url: '/register-kit', data: null }),
};
export const KitIdNotFound: Story = {
  render: () =>
    accountPage<typeof kitId>({
      page: KitIdPage,
      url: '/register-kit',
      data: null,
      answer: refused({ registerKitId: ['We can’t find this kit ID. Check it against the lid of the box.'] }),
    }),
};

const testerPage = (testName: string, answer?: unknown) =>
  accountPage<typeof tester>({
    page: TesterPage,
    url: '/tester-info',
    data: {
      kit: { testName, kitId: makeKitId() },
      places: {
        country: { id: 'US', name: 'United States' },
        states: [{ id: 'NE', state_name: 'Nebraska', code: 'NE' }],
      },
    },
    answer,
  });

export const Tester: Story = { render: () => testerPage('Vitamin D test') };
export const TesterRefused: Story = {
  render: () =>
    testerPage('Vitamin D test', refused({ firstName: ['Field is required!'], dob: [kitMessages.tooYoung] })),
};
export const Review: Story = {
  render: () => testerPage('Vitamin D test', { review: { tester: makeTester(), typed: [] } }),
};
export const LongReviewRefused: Story = {
  render: () =>
    testerPage(verylong.kit, {
      review: {
        tester: makeTester({ firstName: verylong.name, lastName: verylong.name, city: verylong.city }),
        typed: [],
        refusal: 'This kit is already registered.',
      },
    }),
};
export const Done: Story = {
  render: () =>
    accountPage<typeof done>({
      page: DonePage,
      url: '/kit-confirmation',
      data: { testName: verylong.kit, kitId: '7KQ2M-H4D8Z', email: verylong.email },
    }),
};
