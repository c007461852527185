import { UNPAID_ORDER_MINUTES } from '@larkwell/contracts/numbers/shop';
import { formatUsd } from '@larkwell/contracts/fields/money';
import {
  renewalMessages,
  renewalSentence,
  type Renewal,
} from '@larkwell/contracts/subscriptions/renewal-terms';
import type { Transaction } from '../db';
import type { Deps } from '../deps';
import { queueMail } from '../jobs';
import { plainText, quotedName, refundPatience, defineMail } from '../mails';
import type { PaidCard, PaymentKind } from '../payment-model';
import { LatePaymentMail, type LatePaymentMailProps, type LateReason } from './mails/late-payment-mail';
import { PayLinkMail, type PayLinkMailProps } from './mails/pay-link-mail';
import { findOrganizationOf } from './organization-of-order';
import { ReceiptMail, type ReceiptMailProps } from './mails/receipt-mail';
import { readOrderDays } from './order-days';
import { listRenewalsOfOrder } from './renewals-of-order';
import type { OrderItemRow, OrderRow } from './store';

const renewalFactsOfMail = {
  Renewals: ({ renewals }: { renewals?: Renewal[] }) => renewals?.map(renewalSentence).join(' ') || null,
  'How to cancel': ({ renewals }: { renewals?: Renewal[] }) =>
    renewals?.length ? renewalMessages.howToCancel : null,
};

const receiptMail = defineMail<ReceiptMailProps>({
  name: 'order-receipt',
  title: 'Your order is paid',
  subject: ({ order }) => `Your order ${order.orderNumber}`,
  says: 'Thank you. Your order is paid.',
  facts: {
    Order: ({ order }) => order.orderNumber,
    Kits: ({ items }) => items.map(({ quantity, name }) => `${quantity} × ${name}`).join(', '),
    Total: ({ order }) => formatUsd(order.total),
    'Sent to': ({ order }) =>
      `${order.fullName}, ${order.address}, ${order.city}, ${order.state} ${order.zipCode}`,
    ...renewalFactsOfMail,
    'See your order': ({ link }) => link,
  },
  body: (data) => <ReceiptMail {...data} />,
});

const latePaymentMail = defineMail<LatePaymentMailProps>({
  name: 'order-late-payment',
  title: 'We are refunding your payment',
  subject: ({ orderNumber }) => `We are refunding your payment for order ${orderNumber}`,
  says: `Your payment came too late. This order was already paid or had ended. The whole amount goes back to your card. ${refundPatience}`,
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    Amount: ({ total }) => formatUsd(total),
    'See your order': ({ orderUrl }) => orderUrl ?? null,
  },
  body: (data) => <LatePaymentMail {...data} />,
});

const payLinkMail = defineMail<PayLinkMailProps>({
  name: 'order-pay-link',
  title: 'Pay your order',
  subject: ({ orderNumber }) => `Pay order ${orderNumber}`,
  says: `The link works until the kits go back on the shelf, ${UNPAID_ORDER_MINUTES} minutes after you ordered.`,
  facts: {
    Order: ({ orderNumber }) => orderNumber,
    Amount: ({ total }) => formatUsd(total),
    ...renewalFactsOfMail,
    'Pay here': ({ link }) => link,
  },
  body: (data) => <PayLinkMail {...data} />,
});

export const orderMails = [receiptMail, latePaymentMail, payLinkMail];

/** Queues the mail that an order is paid: what was bought, where it goes, what was charged. */
export async function mailReceipt(
  deps: Deps,
  tx: Transaction,
  { order, items, card, kind }: { order: OrderRow; items: OrderItemRow[]; card: PaidCard; kind: PaymentKind },
): Promise<void> {
  const { orderNumber, discount, total, fullName, address, city, state, zipCode } = order;
  const isEmployersCard = kind === 'company' && (await findOrganizationOf(deps, tx.db, order.id)) !== null;
  const data = {
    order: {
      orderNumber,
      discount,
      total,
      fullName: quotedName(fullName),
      address: plainText(address),
      city: plainText(city),
      state,
      zipCode,
    },
    items: items.map(({ id, quantity, name, months, subTotal }) => ({
      id,
      quantity,
      name,
      months,
      subTotal,
    })),
    // A queued mail is kept for weeks, so it does not hold digits that it does not show.
    card: isEmployersCard ? { brand: null, last4: null } : { brand: card.brand, last4: card.last4 },
    isEmployersCard,
    renewals: await listRenewalsOfOrder(tx.db, order.id),
    days: await readOrderDays(tx.db, order.id),
    link: `${deps.settings.shopUrl}/order-details/${order.id}`,
  };
  await queueMail(tx, deps.cipher, receiptMail, { to: order.email, data });
}

/** Queues the mail about money that the order cannot use. */
export async function mailLatePayment(
  deps: Deps,
  tx: Transaction,
  order: OrderRow,
  reason: LateReason,
): Promise<void> {
  const { id, orderNumber, total, email } = order;
  const { shopUrl } = deps.settings;
  const data = {
    ...{ orderNumber, total, shopUrl, reason },
    ...(reason === 'paid' && { orderUrl: `${shopUrl}/order-details/${id}` }),
  };
  await queueMail(tx, deps.cipher, latePaymentMail, { to: email, data });
}

/** Queues the mail with the link that pays an order, and the renewal price if it is a subscription. */
export async function mailPayLink(
  deps: Deps,
  tx: Transaction,
  order: OrderRow,
  { link, renewals }: { link: string; renewals: Renewal[] },
): Promise<void> {
  const { orderNumber, total, email } = order;
  await queueMail(tx, deps.cipher, payLinkMail, { to: email, data: { orderNumber, total, link, renewals } });
}
