import { formatUsd } from '@larkwell/contracts/fields/money';
import type { Discount } from '@larkwell/contracts/pricing';
import type { ShownTerms } from '../terms';
import type { Quote } from './quote';

type Fact = ShownTerms['facts'][number];

interface Line {
  productId: string;
  name: string;
  quantity: number;
  months: number | null;
  /** Null for a line that is no longer sold. */
  unitPrice: number | null;
}

/** What a page that orders a cart shows: each line with its price, the discount, and the total. */
export function describeCart(
  { items, applied, coupon, total }: Quote,
  couponCode: string | null,
): ShownTerms {
  const lines = items.map((item) => ({
    ...{ productId: item.id, name: item.name, quantity: item.selectedQuantity },
    ...{ months: item.subscriptionDuration, unitPrice: item.unitPrice },
  }));
  const code = coupon?.isApplied ? couponCode : null;
  return { subject: 'cart', total, facts: [...lineFacts(lines), ...discountFacts(code, applied)] };
}

/** One fact per line, under a name of its own. */
export function lineFacts(lines: readonly Line[]): Fact[] {
  const names = new Set<string>();
  return lines.flatMap(({ productId, name, quantity, months, unitPrice }): Fact[] => {
    const short = months === null ? name : `${name}, every ${months} months`;
    const unique = names.has(short) ? `${short} (${productId})` : short;
    names.add(unique);
    return unitPrice === null ? [] : [[unique, `${quantity} × ${formatUsd(unitPrice)}`]];
  });
}

/** The fact for a discount, with its code if it has one; none without a discount. */
export function discountFacts(code: string | null, discount: Pick<Discount, 'percent'> | null): Fact[] {
  if (!discount || discount.percent === 0) return [];
  const off = `${discount.percent}% off`;
  return [code ? ['Discount code', `${code}, ${off}`] : ['Discount', off]];
}
