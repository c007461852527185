import type { Transaction } from '../db/database';
import type { Deps } from '../deps';
import { queueMail } from '../jobs/mail-job';
import type { PaidCard } from '../payments/store';
import { LatePaymentMail } from './mails/late-payment-mail';
import { PayLinkMail } from './mails/pay-link-mail';
import { ReceiptMail } from './mails/receipt-mail';
import type { OrderItemRow, OrderRow } from './store';

/** The mail that an order is paid: what was bought, where it goes, what was charged. */
export async function mailReceipt(
  deps: Deps,
  tx: Transaction,
  { order, items, card }: { order: OrderRow; items: OrderItemRow[]; card: PaidCard },
): Promise<void> {
  const link = `${deps.settings.shopUrl}/order-details/${order.id}`;
  const body = <ReceiptMail order={order} items={items} card={card} link={link} />;
  await queueMail(tx, deps.cipher, { to: order.email, subject: `Your order ${order.orderNumber}`, body });
}

/** The mail for money that came after the kits were gone. */
export async function mailLatePayment(deps: Deps, tx: Transaction, order: OrderRow): Promise<void> {
  const body = (
    <LatePaymentMail orderNumber={order.orderNumber} total={order.total} shopUrl={deps.settings.shopUrl} />
  );
  await queueMail(tx, deps.cipher, {
    to: order.email,
    subject: `Your payment for order ${order.orderNumber}`,
    body,
  });
}

export async function mailPayLink(deps: Deps, tx: Transaction, order: OrderRow, link: string): Promise<void> {
  const body = <PayLinkMail orderNumber={order.orderNumber} total={order.total} link={link} />;
  await queueMail(tx, deps.cipher, { to: order.email, subject: `Pay order ${order.orderNumber}`, body });
}
