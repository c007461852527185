import { SUBSCRIPTION_PACKAGES } from './numbers/shop';
import { percentOff } from './fields/money';

export type SubscriptionMonths = (typeof SUBSCRIPTION_PACKAGES)[number]['months'];

/** Price of one kit in cents: the base price, less the discount of a subscription of `months`. */
export function unitPrice(basePrice: number, months: SubscriptionMonths | null): number {
  const chosen = SUBSCRIPTION_PACKAGES.find((one) => one.months === months);
  return chosen ? percentOff(basePrice, chosen.percent) : basePrice;
}

/** A line to price: `basePrice` in cents for one kit, `months` null for a one-time purchase. */
export interface LineToPrice {
  productId: string;
  basePrice: number;
  quantity: number;
  months: SubscriptionMonths | null;
}

/** A percentage off, for every product or for those listed. */
export interface Discount {
  percent: number;
  productIds?: readonly string[];
}

export interface PricedLine {
  /** One kit, before the discount. */
  unitPrice: number;
  /** All kits of the line, before the discount. */
  price: number;
  /** All kits of the line, after the discount, rounding half a cent up. */
  discountedPrice: number;
}

export interface PricedLines {
  lines: PricedLine[];
  /** Sum of `price`. */
  subTotal: number;
  /** `subTotal` less `total`. */
  discount: number;
  /** Sum of `discountedPrice`: what is charged. */
  total: number;
}

/** Prices lines in cents. Rounding happens per line; the totals are sums of lines. */
export function priceLines(lines: readonly LineToPrice[], discount: Discount | null = null): PricedLines {
  const priced = lines.map((line): PricedLine => {
    const unit = unitPrice(line.basePrice, line.months);
    const price = unit * line.quantity;
    const applies = discount && (discount.productIds?.includes(line.productId) ?? true);
    return { unitPrice: unit, price, discountedPrice: applies ? percentOff(price, discount.percent) : price };
  });
  const subTotal = priced.reduce((sum, line) => sum + line.price, 0);
  const total = priced.reduce((sum, line) => sum + line.discountedPrice, 0);
  return { lines: priced, subTotal, discount: subTotal - total, total };
}
