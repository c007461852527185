import { formatUsd } from '@larkwell/contracts/fields/money';
import type { OrderRow } from '@larkwell/contracts/orders/orders';
import { Table } from '@larkwell/ui/table/table';
import { ownKitMessages as words } from '../messages/own-kits';
import { orderKitsInWords } from '../orders/order-kits';
import { StatusTag } from '../orders/status-tag';
import { paths } from '../paths';
import { formatDay } from '../time/format';

/** The latest orders, by their kits. */
export function LatestOrders({ orders }: { orders: readonly OrderRow[] }) {
  return (
    <section className="stack" aria-labelledby="latest-orders">
      <div className="cluster" data-justify="between">
        <h2 id="latest-orders">{words.orders}</h2>
        <a href={paths.orders()}>{words.allOrders}</a>
      </div>
      <Table
        caption="Your latest orders"
        captionHidden
        columns={[
          { key: 'kits', label: 'Kits' },
          { key: 'date', label: 'Date', short: true },
          { key: 'id', label: 'Order ID', short: true },
          { key: 'status', label: 'Status' },
          { key: 'total', label: 'Total', numeric: true },
        ]}
        rows={orders.map(({ id, kits, created_ts, orderNumber, status, total }) => ({
          key: id,
          cells: [
            <a key="kits" href={paths.orderDetails(id)}>
              {orderKitsInWords(kits)}
            </a>,
            formatDay(created_ts),
            orderNumber,
            <StatusTag key="status" status={status} />,
            formatUsd(total),
          ],
        }))}
      />
    </section>
  );
}
