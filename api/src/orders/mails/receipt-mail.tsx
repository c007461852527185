import { cardBrandName } from '@larkwell/contracts/fields/card-brand';
import type { Renewal } from '@larkwell/contracts/subscriptions/renewal-terms';
import { ActionLink, AmountLine, Amounts, Letter, OrderStrip, Paragraph, type StripDays } from '../../mails';
import type { PaidCard } from '../../payment-model';
import type { OrderItemRow, OrderRow } from '../store';
import { RenewalParagraphs } from './renewal-paragraphs';

export interface ReceiptMailProps {
  order: Pick<
    OrderRow,
    'orderNumber' | 'discount' | 'total' | 'fullName' | 'address' | 'city' | 'state' | 'zipCode'
  >;
  items: Pick<OrderItemRow, 'id' | 'quantity' | 'name' | 'months' | 'subTotal'>[];
  card: Pick<PaidCard, 'brand' | 'last4'>;
  /** The organization's card paid, and an employee reads the mail: no digits of the card are shown. */
  isEmployersCard: boolean;
  /** The renewals that follow; empty without a subscription. */
  renewals: Renewal[];
  link: string;
  /** Missing in mails that an earlier version queued. */
  days?: StripDays;
}

/** Order and receipt in one: the lines, the sums, the card's last digits, the address. */
export function ReceiptMail({ order, items, card, isEmployersCard, renewals, link, days }: ReceiptMailProps) {
  return (
    <Letter
      preview={`Order ${order.orderNumber} is paid`}
      heading="Thank you. Your order is paid."
      lead={`Order ${order.orderNumber}`}
    >
      <OrderStrip now="received" days={days} />
      <Amounts>
        {items.map((item) => (
          <AmountLine key={item.id} amount={item.subTotal}>
            {item.quantity} × {item.name}
            {item.months !== null && `, every ${item.months} months`}
          </AmountLine>
        ))}
        {order.discount > 0 && <AmountLine amount={-order.discount}>Discount</AmountLine>}
        <AmountLine amount={0}>Delivery</AmountLine>
        <AmountLine amount={order.total} isTotal>
          Total
        </AmountLine>
      </Amounts>
      {isEmployersCard && <Paragraph>Paid with your organization’s card.</Paragraph>}
      {!isEmployersCard && card.brand && card.last4 && (
        <Paragraph>
          Paid by {cardBrandName(card.brand)} card ending in {card.last4}.
        </Paragraph>
      )}
      <Paragraph>
        We send it in a plain box to {order.fullName}, {order.address}, {order.city}, {order.state}{' '}
        {order.zipCode}.
      </Paragraph>
      <RenewalParagraphs renewals={renewals} />
      <ActionLink href={link}>See your order</ActionLink>
    </Letter>
  );
}
