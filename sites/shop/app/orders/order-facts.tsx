import { DELIVERY_CENTS } from '@larkwell/contracts/numbers/shop';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { parseOrderAddress, type Order } from '@larkwell/contracts/orders/orders';
import { Card } from '@larkwell/ui/card/card';
import { SummaryList } from '@larkwell/ui/summary-list/summary-list';
import { EmailAddress } from '../email-address';
import { paths } from '../paths';

/** An order's address and totals. */
export function OrderFacts({ order }: { order: Order }) {
  const { address, city, state, zipCode, country } = parseOrderAddress(order.address);
  const changeHref = order.isAddressEditable ? paths.orderAddress(order.id) : undefined;
  return (
    <Card as="section" tone="sunken" aria-label="Delivery and payment">
      <div className="stack">
        <SummaryList
          rows={[
            { label: 'Name', value: order.full_name },
            { label: 'Address', value: `${address}, ${city}, ${state} ${zipCode}, ${country}`, changeHref },
            { label: 'Email', value: <EmailAddress of={order.email} /> },
          ]}
        />
        <SummaryList
          rows={[
            { label: 'Subtotal', value: formatUsd(order.subTotal) },
            ...(order.discount > 0
              ? [
                  {
                    label: order.couponCode ? `Discount (${order.couponCode})` : 'Discount',
                    value: `−${formatUsd(order.discount)}`,
                  },
                ]
              : []),
            { label: 'Delivery', value: formatUsd(DELIVERY_CENTS) },
            { label: 'Total', value: <strong>{formatUsd(order.total)}</strong> },
            ...(order.refunded > 0 ? [{ label: 'Refunded', value: `−${formatUsd(order.refunded)}` }] : []),
            ...(order.isPaymentReturned
              ? [{ label: 'Returned by the bank', value: `−${formatUsd(order.total - order.refunded)}` }]
              : []),
            ...(order.isCompanyCard ? [{ label: 'Paid with', value: 'Company card' }] : []),
          ]}
        />
      </div>
    </Card>
  );
}
