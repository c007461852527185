import { cardBrandName } from '@larkwell/contracts/fields/card-brand';
import { formatUsd } from '@larkwell/contracts/fields/money';
import { DELIVERY_CENTS } from '@larkwell/contracts/numbers/shop';
import { dateInZone, dayjs, SHOP_ZONE } from '@larkwell/contracts/time';
import { isPrintable, quiet, TaggedDocument } from '../documents';
import type { Paid } from './invoice';
import type { DetailRow } from './order-views';

const inWords = (instant: string) => dayjs.utc(dateInZone(instant, SHOP_ZONE)).format('MMM D, YYYY');

/** A tagged PDF with what was bought, by whom, and what was paid. */
export async function renderInvoicePdf(order: DetailRow, paid: Paid): Promise<Uint8Array<ArrayBuffer>> {
  const doc = new TaggedDocument(`Invoice ${order.orderNumber}`);
  doc.say('P', 'Larkwell', { bold: true, color: quiet });
  doc.say('H1', `Invoice ${order.orderNumber}`);
  doc.say('P', `Paid on ${inWords(paid.paidAt)} with ${cardWords(order, paid)}.`, { size: 12, gap: 14 });
  doc.say('H2', 'Billed to');
  for (const line of addressLines(order)) doc.say('P', line, { gap: 1 });
  doc.say('H2', 'Kits');
  for (const { name, orderedQuantity, price } of order.items) {
    const each = orderedQuantity > 1 ? `, ${formatUsd(price / orderedQuantity)} each` : '';
    doc.say('P', `${orderedQuantity} × ${name}${each}: ${formatUsd(price)}`);
  }
  doc.keepTogether(140);
  doc.say('H2', 'Amounts');
  doc.say('P', `Subtotal: ${formatUsd(order.subTotal)}`);
  if (order.discount > 0) doc.say('P', `Discount: −${formatUsd(order.discount)}`);
  doc.say('P', `Delivery: ${formatUsd(DELIVERY_CENTS)}`);
  doc.say('P', `Total paid: ${formatUsd(order.total)}`, { size: 12, bold: true });
  if (order.refunded > 0) doc.say('P', `Refunded since: −${formatUsd(order.refunded)}`);
  return doc.finish();
}

function cardWords({ isCompanyCard }: DetailRow, { brand, last4 }: Paid): string {
  if (isCompanyCard) return 'your organization’s card';
  return brand && last4 ? `${cardBrandName(brand)} ending in ${last4}` : 'a card';
}

/** The address, without a name that none of our typefaces can print. */
function addressLines({ fullName, address, city, state, zipCode, country, email }: DetailRow): string[] {
  return [fullName, address, `${city}, ${state} ${zipCode}`, country, email].filter(isPrintable);
}
