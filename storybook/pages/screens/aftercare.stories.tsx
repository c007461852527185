import { makeOrderItem, makeOrderRow, makeOrderToPay } from '@larkwell/contracts/testing';
import OrderPage, {
  type loader as order,
} from '@larkwell/shop/app/routes/order-details.$orderId._index/route';
import OrdersPage, { type loader as orders } from '@larkwell/shop/app/routes/orders/route';
import SettingsPage, { type loader as settings } from '@larkwell/shop/app/routes/settings/route';
import { whyNotShipped } from '@larkwell/shop/app/orders/why-not-shipped';
import TrackPage, { type loader as track } from '@larkwell/shop/app/routes/trackOrders.$orderId/route';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { many, verylong } from './lengths';
import { accountPage } from './site-page';

const meta: Meta = {
  title: 'Screens/After the purchase',
  tags: ['screen', 'area:orders'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

const ordersPage = (rows: ReturnType<typeof makeOrderRow>[], pages = 1) =>
  accountPage<typeof orders>({
    page: OrdersPage,
    url: '/orders',
    data: { orders: rows, inDoubt: [], page: 1, pages },
  });

export const NoOrders: Story = { render: () => ordersPage([]) };
export const OneOrder: Story = { render: () => ordersPage([makeOrderRow()]) };
export const ManyOrders: Story = {
  render: () =>
    ordersPage(
      many(
        (n) =>
          makeOrderRow({
            id: `${n}`,
            orderNumber: `LW-${n}00001`,
            total: n * 4999,
            status: n % 2 ? 'Shipped' : 'Processing',
            ...(n % 3 === 0 && { rating: 3.5, feedback_text: 'Good.' }),
          }),
        20,
      ),
      12,
    ),
};

export const LongOrders: Story = {
  render: () =>
    ordersPage([
      makeOrderRow({ total: 123_456_789, status: 'Returned to the sender by the carrier' }),
      makeOrderRow({ id: '2', status: 'Shipped', rating: 4.5, feedback_text: 'Good.' }),
    ]),
};

const longLines = many((n) => {
  const quantity = n * 30;
  return makeOrderItem({
    productId: `${n}`,
    name: verylong.kit,
    orderedQuantity: quantity,
    price: quantity * 4900,
  });
}, 4);
const longTotal = longLines.reduce((sum, { price }) => sum + price, 0);

export const LongOrder: Story = {
  render: () =>
    accountPage<typeof order>({
      page: OrderPage,
      url: '/order-details/order_1',
      data: {
        isInDoubt: false,
        order: makeOrderToPay({
          full_name: verylong.name,
          email: verylong.email,
          rating: 0.5,
          feedback_text: `${verylong.kit}. `.repeat(6),
          items: longLines,
          subTotal: longTotal,
          total: longTotal,
        }),
      },
    }),
};

const stages = ['order received', 'pick up', 'in transit', 'delivered'];
const scan = {
  text: 'Arrived at USPS Regional Origin Facility',
  date: '2026-11-20T09:30:00',
  city: verylong.city,
  state: 'NE',
};

export const NotSent: Story = {
  render: () =>
    accountPage<typeof track>({
      page: TrackPage,
      url: '/trackOrders/order_1',
      data: {
        order: { id: 'order_1', orderNumber: 'LW-100001', trackingId: null, trackingURLProvider: null },
        notShipped: whyNotShipped({ status: 'Processing', isDisputed: false, isPaymentReturned: false }),
        isCarrierAway: false,
        stages: stages.map((label, index) => ({
          label,
          reached: index === 0,
          date: index ? undefined : 'Fri, Nov 20',
        })),
        elements: [],
        arrival: null,
      },
    }),
};
const sentPage = (elements: (typeof scan)[]) =>
  accountPage<typeof track>({
    page: TrackPage,
    url: '/trackOrders/order_1',
    data: {
      order: {
        id: 'order_1',
        orderNumber: 'LW-100001',
        trackingId: '9400100000000000000001',
        trackingURLProvider: 'https://tools.usps.com/go/TrackConfirmAction?tLabels=9400100000000000000001',
      },
      notShipped: null,
      isCarrierAway: false,
      stages: stages.map((label) => ({ label, reached: true, date: 'Fri, Nov 20' })),
      elements,
      arrival: 'Tue, Nov 24',
    },
  });
export const NoScans: Story = { render: () => sentPage([]) };
export const OneScan: Story = { render: () => sentPage([scan]) };
export const ManyScans: Story = { render: () => sentPage(many(() => scan, 14)) };

export const Settings: Story = {
  render: () =>
    accountPage<typeof settings>({
      page: SettingsPage,
      url: '/settings',
      data: { orderUpdates: true, reportReady: true, subscriptionReminders: false },
    }),
};
