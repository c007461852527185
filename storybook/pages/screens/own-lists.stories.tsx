import {
  FIXED_NOW,
  makeKitId,
  makeOrderRow,
  makeOwnKit,
  makePaymentMethod,
  makeReport,
  makeReportOpening,
  makeSubscription,
  makeUser,
} from '@larkwell/contracts/testing';
import KitsPage, { type loader as kits } from '@larkwell/shop/app/routes/kits._index/route';
import ProfilePage, { type loader as profile } from '@larkwell/shop/app/routes/profile/route';
import OpenedReportsPage, {
  type loader as openedReports,
} from '@larkwell/shop/app/routes/profile_.opened-reports/route';
import ReportsPage, { type loader as reports } from '@larkwell/shop/app/routes/reports._index/route';
import SubscriptionsPage, {
  type loader as subscriptions,
} from '@larkwell/shop/app/routes/subscription._index/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { many, verylong } from './lengths';
import { accountPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Subscriptions, reports, cards',
  tags: ['screen', 'area:orders', 'area:reports'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const subscriptionsPage = (list: ReturnType<typeof makeSubscription>[]) =>
  accountPage<typeof subscriptions>({
    page: SubscriptionsPage,
    url: '/subscription',
    data: { subscriptions: list },
  });

export const NoSubscriptions: Story = { render: () => subscriptionsPage([]) };
export const OneSubscription: Story = { render: () => subscriptionsPage([makeSubscription()]) };
export const DisputedSubscription: Story = {
  render: () =>
    subscriptionsPage([
      makeSubscription({
        state: 'disputed',
        isDisputed: true,
        notice:
          'The bank is reviewing a payment for this subscription. A kit from that payment that has not shipped waits until the bank decides. If the bank returns the payment, the subscription ends.',
      }),
    ]),
};
export const ManySubscriptions: Story = {
  render: () =>
    subscriptionsPage(
      many((n) =>
        makeSubscription({
          subscription_id: `${n}`,
          ...(n % 2 === 0 && { status: false, state: 'cancelled', renewsOn: null }),
        }),
      ),
    ),
};
export const LongSubscription: Story = {
  render: () =>
    subscriptionsPage([
      makeSubscription({
        name: verylong.kit,
        orderedQuantity: 120,
        pricePerUnit: 19_999,
        price: 2_399_880,
        state: 'unpaid',
        notice:
          'Your bank refused $23,998.80 for your renewal. We charge it again on Wed, Feb 24, 2027. If it is still unpaid after Mon, Mar 8, 2027, the subscription ends.',
      }),
    ]),
};
const reportsPage = (list: ReturnType<typeof makeReport>[]) =>
  accountPage<typeof reports>({ page: ReportsPage, url: '/reports', data: { reports: list } });

export const NoReports: Story = { render: () => reportsPage([]) };
export const OneReport: Story = { render: () => reportsPage([makeReport()]) };
export const ManyReports: Story = {
  render: () => reportsPage(many((n) => makeReport({ id: `${n}`, kitId: makeKitId(n) }))),
};
export const LongReport: Story = {
  render: () => reportsPage([makeReport({ test_name: verylong.kit }), makeReport({ id: '2' })]),
};

const cardsPage = (cards: ReturnType<typeof makePaymentMethod>[]) =>
  accountPage<typeof profile>({
    page: ProfilePage,
    url: '/profile',
    data: { user: { ...makeUser(), pendingEmail: null, organisation: null }, cards },
  });

export const NoCards: Story = { render: () => cardsPage([]) };
export const OneCard: Story = { render: () => cardsPage([makePaymentMethod()]) };
export const ManyCards: Story = {
  render: () =>
    cardsPage(many((n) => makePaymentMethod({ pId: `${n}`, brand: n % 2 ? 'visa' : 'mastercard' }), 12)),
};
export const LongCard: Story = {
  render: () => cardsPage([makePaymentMethod({ brand: 'cartes_bancaires_international' })]),
};

const openedReportsPage = (openings: ReturnType<typeof makeReportOpening>[]) =>
  accountPage<typeof openedReports>({
    page: OpenedReportsPage,
    url: '/profile/opened-reports',
    data: { openings },
  });
export const OpenedReports: Story = {
  render: () =>
    openedReportsPage([
      makeReportOpening(),
      makeReportOpening({ form: 'file' }),
      makeReportOpening({ by: 'organization', name: 'Platte Valley Freight' }),
      makeReportOpening({ by: 'staff' }),
    ]),
};
export const NoOpenedReports: Story = { render: () => openedReportsPage([]) };

const kitsPage = (list: ReturnType<typeof makeOwnKit>[]) =>
  accountPage<typeof kits>({
    page: KitsPage,
    url: '/kits',
    data: {
      kits: list,
      orders: list.length > 0 ? [makeOrderRow()] : [],
      renewal: list.length > 0 ? makeSubscription() : null,
      page: 1,
      pages: 1,
    },
  });

export const NoKits: Story = { render: () => kitsPage([]) };
export const OneKit: Story = { render: () => kitsPage([makeOwnKit()]) };
export const ManyKits: Story = {
  render: () =>
    kitsPage([
      makeOwnKit({ key: 'one' }),
      makeOwnKit({
        key: 'two',
        testerName: 'Maya Lindqvist',
        dates: { ...makeOwnKit().dates, registered: FIXED_NOW, lab: FIXED_NOW },
      }),
      makeOwnKit({ key: 'three', isGivenAway: true, kitId: null }),
    ]),
};
export const LongKit: Story = {
  render: () =>
    kitsPage([makeOwnKit({ name: verylong.kit, testerName: 'Wolfeschlegelsteinhausenbergerdorff' })]),
};
