import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeExplainedValue, makeOrderToPay, makeReportDetail } from '@larkwell/contracts/testing';
import OrderPage, {
  type loader as order,
} from '@larkwell/shop/app/routes/order-details.$orderId._index/route';
import ReportPage, { type loader as report } from '@larkwell/shop/app/routes/reports.$id._index/route';
import { many, verylong } from './lengths';
import { accountPage } from './site-page';

const meta: Meta = {
  title: 'Screens/Account',
  tags: ['screen', 'area:orders', 'area:reports'],
  parameters: { frame: 'none', layout: 'fullscreen' },
};
export default meta;
type Story = StoryObj;

export const Order: Story = {
  render: () =>
    accountPage<typeof order>({
      page: OrderPage,
      url: '/order-details/order_1',
      data: { order: makeOrderToPay(), isInDoubt: false },
    }),
};
export const Report: Story = {
  tags: ['vrt'],
  render: () =>
    accountPage<typeof report>({
      page: ReportPage,
      url: '/reports/report_1',
      data: { report: makeReportDetail() },
    }),
};
export const LongReport: Story = {
  render: () =>
    accountPage<typeof report>({
      page: ReportPage,
      url: '/reports/report_1',
      data: {
        report: makeReportDetail({
          test_name: verylong.kit,
          testerName: verylong.name,
          values: many((n) => {
            const value = makeExplainedValue();
            return { ...value, value: { ...value.value, name: `${verylong.kit} ${n}` } };
          }),
        }),
      },
    }),
};
