import { makeSubscriptionDetail } from '@larkwell/contracts/testing';
import SubscriptionPage, {
  type loader as subscription,
} from '@larkwell/shop/app/routes/subscription.$id._index/route';
import CardPage, { type loader as card } from '@larkwell/shop/app/routes/subscription.$id.card._index/route';
import CancelPage, { type loader as cancel } from '@larkwell/shop/app/routes/subscription.cancel.$id/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { verylong } from './lengths';
import { accountPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Subscription',
  tags: ['screen', 'area:orders'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const options = { pause: null, skip: null, resume: null, intervals: [] };
const refused = {
  notice:
    'Your bank refused $36.75 for your renewal. We do not charge that card again. Change the card to pay. If it is still unpaid after Mon, Mar 8, 2027, the subscription ends.',
  repair: { reason: 'refused' as const, amount: 3675, isPaying: false, retryOn: null, payBy: '2027-03-08' },
  options,
};

const disputed = {
  state: 'disputed' as const,
  isDisputed: true,
  notice:
    'The bank is reviewing a payment for this subscription. A kit from that payment that has not shipped waits until the bank decides. If the bank returns the payment, the subscription ends.',
};

const page = (over: Parameters<typeof makeSubscriptionDetail>[0]) =>
  accountPage<typeof subscription>({
    page: SubscriptionPage,
    url: '/subscription/sub_1',
    data: { subscription: makeSubscriptionDetail(over) },
  });

export const Subscription: Story = { render: () => page({}) };
export const Paused: Story = {
  render: () =>
    page({
      renewsOn: '2027-05-21',
      notice: 'Paused until Fri, May 21, 2027.',
      options: {
        ...makeSubscriptionDetail().options,
        skip: null,
        resume: { by: 'pause', renewsOn: '2027-02-21' },
      },
    }),
};
export const Refused: Story = { render: () => page(refused) };
export const BankAsks: Story = {
  render: () =>
    page({
      ...refused,
      notice:
        'Your bank wants you to confirm the payment of $36.75. If it is still unpaid after Mon, Mar 8, 2027, the subscription ends.',
      repair: { ...refused.repair, reason: 'bank' },
    }),
};
export const Disputed: Story = { render: () => page(disputed) };
export const LongName: Story = { render: () => page({ name: verylong.kit }) };
export const CancelSubscription: Story = {
  render: () =>
    accountPage<typeof cancel>({
      page: CancelPage,
      url: '/subscription/cancel/sub_1',
      data: { subscription: makeSubscriptionDetail({ name: verylong.kit }) },
    }),
};
export const CancelWithPaymentDue: Story = {
  render: () =>
    accountPage<typeof cancel>({
      page: CancelPage,
      url: '/subscription/cancel/sub_1',
      data: { subscription: makeSubscriptionDetail(refused) },
    }),
};
export const CancelDisputed: Story = {
  render: () =>
    accountPage<typeof cancel>({
      page: CancelPage,
      url: '/subscription/cancel/sub_1',
      data: { subscription: makeSubscriptionDetail(disputed) },
    }),
};

const provider = { script: '', publishableKey: '' };
export const CardEntered: Story = {
  render: () =>
    accountPage<typeof card>({
      page: CardPage,
      url: '/subscription/sub_1/card?cardSession=cs_1',
      data: { subscription: makeSubscriptionDetail(refused), cardSession: 'cs_1', provider },
    }),
};
