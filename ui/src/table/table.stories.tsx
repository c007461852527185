import type { Meta, StoryObj } from '@storybook/react-vite';
import { ButtonLink } from '../button/button';
import { Tag } from '../tag/tag';
import type { About } from '../stories/about';
import { Table } from './table';

const about: About = {
  use: ['For rows of the same kind: orders, bookings, employees.'],
  avoid: ['For one thing’s facts: SummaryList.', 'More than five columns, unless it stacks below 64em.'],
  reader: 'Orders, table, 3 rows, 4 columns. LW-10482, row header. Total, $198.00.',
  content: ['The first column names the row.', 'Align money and counts right.'],
  keyboard: [['Tab', 'Moves to the links and buttons in its cells']],
  never: {
    hover: 'Its links and buttons are separate components.',
    focus: 'Its links and buttons are separate components.',
  },
  changes: [
    ['2026-11-22', 'Dates, phone numbers and order ids are never broken.'],
    ['2026-11-21', 'First version.'],
  ],
};

const columns = [
  { key: 'order', label: 'Order ID' },
  { key: 'total', label: 'Total', numeric: true },
  { key: 'status', label: 'Status' },
  { key: 'action', label: 'Action' },
];
const row = (id: string, total: string, status: React.ReactNode) => ({
  key: id,
  cells: [
    id,
    total,
    status,
    <ButtonLink
      key="view"
      href={`/order-details/${id}`}
      variant="quiet"
      size="small"
      aria-label={`View order ${id}`}
    >
      View
    </ButtonLink>,
  ],
});

const meta: Meta<typeof Table> = {
  title: 'Primitives/Table (data grid, rows, list)',
  id: 'primitives-table',
  component: Table,
  tags: ['stable', 'area:account', 'area:booking'],
  parameters: { about, frame: 'page' },
  args: {
    caption: 'Orders',
    columns,
    rows: [
      row('LW-10482', '$198.00', <Tag tone="info">Shipped</Tag>),
      row('LW-10477', '$69.00', <Tag tone="warning">Paid</Tag>),
      row('LW-10391', '$1,149.00', <Tag tone="success">Delivered</Tag>),
    ],
  },
};
export default meta;
type Story = StoryObj<typeof Table>;

export const Orders: Story = { tags: ['vrt'] };
export const StackedBelowLarge: Story = {
  tags: ['vrt'],
  globals: { viewport: { value: 'small' } },
  args: {
    caption: 'Bookings for maya@example.com',
    stackBelow: 'large',
    columns: ['Full Name', 'Phone', 'Appointment', 'Location', 'Code', 'Status', 'Test Type', 'Action'].map(
      (label) => ({ key: label, label }),
    ),
    rows: [
      {
        key: '1',
        cells: [
          'Maya Lindqvist',
          '(402) 555-0111',
          'Fri Nov 27/26, 10:45 AM',
          'Midtown Clinic, Omaha',
          'K7Q4MX20B',
          <Tag key="status" tone="warning">
            Pending
          </Tag>,
          'RT-PCR',
          <ButtonLink key="cancel" href="/cancel" size="small" variant="secondary">
            Cancel
          </ButtonLink>,
        ],
      },
    ],
  },
};
export const CaptionHidden: Story = { args: { captionHidden: true } };
export const LongText: Story = {
  args: {
    rows: [
      row(
        'A-very-long-identifier-without-any-break-that-has-to-wrap-somewhere-0001',
        '$10,482.00',
        'Waiting for the sample to reach the lab',
      ),
    ],
  },
};
