import { agreementDiscount } from '@larkwell/contracts/agreements/agreements';
import type { CartItem, CartLine } from '@larkwell/contracts/cart/cart';
import type { CouponResult } from '@larkwell/contracts/coupons/coupons';
import { percentOff } from '@larkwell/contracts/fields/money';
import { priceLines, type Discount } from '@larkwell/contracts/pricing';
import { findAgreement } from '../agreements';
import { checkCoupon } from '../coupons';
import type { Queryable } from '../db';
import { shortageSentence, listCartProducts, type CartProduct } from '../products';
import type { Buyer } from '../people';

/**
 * A cart as the API sees it: current prices and stock, the discount that applies, and what is wrong with a
 * line.
 */
export interface Quote {
  items: CartItem[];
  subTotal: number;
  discount: number;
  total: number;
  coupon: CouponResult | null;
  /** The discount behind `discount`; null when nothing is taken off. */
  applied: Discount | null;
  /** Products that are no longer in the shop. */
  gone: string[];
}

export interface CartToQuote {
  lines: readonly CartLine[];
  couponCode: string | null;
  /** Null for a visitor. */
  buyer: Buyer | null;
  /**
   * The lines of an order: priced as ordered even when the shelf holds less, since paying reports a shortage.
   */
  isOrder?: boolean;
}

const noSubscriptions = 'Subscriptions are not available for this account.';
const noCoupons = 'Coupons are not available for this account.';

export async function quoteCart(
  db: Queryable,
  { lines, couponCode, buyer, isOrder = false }: CartToQuote,
): Promise<Quote> {
  const products = await listCartProducts(db, [...new Set(lines.map((line) => line.id))], buyer?.id ?? null);
  const gone = [...new Set(lines.map((line) => line.id).filter((id) => !products.has(id)))];
  const present = lines.flatMap((line) => {
    const product = products.get(line.id);
    return product ? [{ line, product }] : [];
  });
  const coupon = couponCode === null ? null : await couponFor(db, couponCode, present, buyer);
  const applied = coupon?.isApplied
    ? couponDiscount(coupon)
    : await organizationDiscount(db, lines, coupon, buyer);

  const toPrice = linesToPrice(present, isOrder);
  const priced = priceLines(toPrice, applied);
  const wanted = sumWanted(present);
  const items = present.map(({ line, product }, index): CartItem => {
    const { unitPrice, price, discountedPrice } = priced.lines[index]!;
    const isDiscounted = applied && (applied.productIds?.includes(product.id) ?? true);
    return {
      id: product.id,
      slug: product.slug,
      name: product.name,
      image_name: product.imageName,
      category: product.category,
      collection_method: product.collectionMethod,
      emblem: product.emblem,
      price,
      basePrice: product.basePrice,
      unitPrice,
      discountedPrice,
      discountPricePerItem: isDiscounted ? percentOff(unitPrice, applied.percent) : unitPrice,
      quantity: product.stock,
      selectedQuantity: line.selectedQuantity,
      subscription: line.subscription,
      subscriptionDuration: line.subscriptionDuration,
      priceId: product.options[String(line.subscriptionDuration)] ?? null,
      errorMessage: lineError(line, product, wanted.get(product.id)!, buyer),
    };
  });
  const { subTotal, discount, total } = priced;
  return { items, subTotal, discount, total, coupon, applied, gone };
}

type Present = { line: CartLine; product: CartProduct }[];

function sumWanted(present: Present): Map<string, number> {
  const sums = new Map<string, number>();
  for (const { line, product } of present) {
    sums.set(product.id, (sums.get(product.id) ?? 0) + line.selectedQuantity);
  }
  return sums;
}

/**
 * A cart with more than the shelf holds is refused anyway; it is priced by what is there, so that amounts
 * stay real.
 */
function linesToPrice(present: Present, isOrder: boolean) {
  const left = new Map(present.map(({ product }) => [product.id, isOrder ? Infinity : product.stock]));
  return present.map(({ line, product }) => {
    const quantity = Math.min(line.selectedQuantity, left.get(product.id)!);
    left.set(product.id, left.get(product.id)! - quantity);
    return {
      productId: product.id,
      basePrice: product.basePrice,
      quantity,
      months: line.subscriptionDuration,
    };
  });
}

function lineError(line: CartLine, product: CartProduct, wanted: number, buyer: Buyer | null): string | null {
  if (wanted > product.stock) return shortageSentence(product.name, product.stock);
  if (!line.subscription) return null;
  if (buyer && !buyer.maySubscribe) return noSubscriptions;
  return product.options[String(line.subscriptionDuration)]
    ? null
    : `You cannot subscribe to ${product.name}.`;
}

async function couponFor(
  db: Queryable,
  code: string,
  present: Present,
  buyer: Buyer | null,
): Promise<CouponResult> {
  if (buyer && !buyer.mayUseCoupons) {
    const refused = {
      isValid: false,
      isApplied: false,
      discountPercent: 0,
      discountCodeId: null,
      productIds: null,
    };
    return { ...refused, message: noCoupons };
  }
  return checkCoupon(db, code, {
    productIds: present.map(({ product }) => product.id),
    hasSubscription: present.some(({ line }) => line.subscription),
    buyerId: buyer?.id ?? null,
  });
}

function couponDiscount({ discountPercent, productIds }: CouponResult): Discount {
  return productIds ? { percent: discountPercent, productIds } : { percent: discountPercent };
}

/**
 * An organization's discount, for orders above a number of units by it or its employees; never beside a
 * coupon.
 */
async function organizationDiscount(
  db: Queryable,
  lines: readonly CartLine[],
  coupon: CouponResult | null,
  buyer: Buyer | null,
): Promise<Discount | null> {
  if (coupon?.isApplied || !buyer?.organizationId) return null;
  const agreement = await findAgreement(db, buyer.organizationId);
  const units = lines.reduce((sum, line) => sum + line.selectedQuantity, 0);
  return agreementDiscount(agreement, units);
}
