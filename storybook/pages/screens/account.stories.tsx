import type { Meta, StoryObj } from '@storybook/react-vite';
import { makeOrder, makeReport, makeReportDetail } from '@larkwell/contracts/testing';
import OrderPage, {
  type loader as order,
} from '@larkwell/shop/app/routes/order-details.$orderId._index/route';
import ReportPage, { type loader as report } from '@larkwell/shop/app/routes/reports.$id._index/route';
import ReportsPage, { type loader as reports } from '@larkwell/shop/app/routes/reports._index/route';
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
      data: { order: makeOrder() },
    }),
};
export const Reports: Story = {
  render: () =>
    accountPage<typeof reports>({ page: ReportsPage, url: '/reports', data: { reports: [makeReport()] } }),
};
export const NoReports: Story = {
  render: () => accountPage<typeof reports>({ page: ReportsPage, url: '/reports', data: { reports: [] } }),
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
