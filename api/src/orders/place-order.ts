import { createHash } from 'node:crypto';
import type { CartLine } from '@larkwell/contracts/cart/cart';
import { UNPAID_ORDER_MINUTES } from '@larkwell/contracts/orders/orders';
import type { Shipping } from '@larkwell/contracts/cart/shipping';
import { sql } from 'drizzle-orm';
import type { Buyer } from '../cart/buyer';
import { describeCart } from '../cart/cart-terms';
import { quoteCart, type CartToQuote, type Quote } from '../cart/quote';
import { redeemCoupon } from '../coupons/redemptions';
import type { Queryable } from '../db/database';
import type { Deps } from '../deps';
import { failpoint } from '../failpoints';
import { refuse } from '../http/refusals';
import { checkAddress } from '../places/check-address';
import { shortageSentence, sumQuantities, takeStock } from '../products/stock';
import { refuseChangedTerms } from '../terms/terms';
import { insertOrder } from './insert-order';
import { releaseOrder } from './release-order';
import { findOrder, listHeldOrders } from './store';

export interface OrderRequest {
  shipping: Shipping;
  lines: CartLine[];
  couponCode: string | null;
  /** What the form that orders it showed; a call without it is not compared. */
  terms?: string | undefined;
}

const changedSentence = 'Your cart has changed since you opened this page. Nothing was ordered.';

/**
 * Makes an unpaid order of a cart: prices are ours, the stock is held for 35 minutes. A person has one unpaid order:
 * the same one sent again is the same order with a new hold; other lines, prices or discounts replace it.
 * @returns the order's id; that of an earlier order when letting it go shows that it has been paid
 * @throws 422 address-not-valid or coupon-refused; 409 out-of-stock, naming the line, or terms-changed
 */
export async function placeOrder(deps: Deps, buyer: Buyer, request: OrderRequest): Promise<string> {
  const { shipping, lines, couponCode, terms } = request;
  const check = checkAddress(shipping);
  if (!check.isGood)
    refuse(422, check.errorMessage, { code: 'address-not-valid', errorData: check.errorData });
  const offer: CartToQuote = { lines, couponCode, buyer };
  const quoteNow = async (db: Queryable) => {
    const quote = await quoteSound(db, offer);
    const words = { secret: deps.settings.sessionSecret, errorMessage: changedSentence };
    refuseChangedTerms(terms, describeCart(quote, couponCode), words);
    return quote;
  };
  const fingerprint = fingerprintOf(await quoteNow(deps.db), couponCode);

  const known = await renewHold(deps.db, buyer.id, fingerprint, shipping, check.address);
  if (known) return known;
  // A live one of the same cart was made by a twin of this request a moment ago.
  for (const earlier of await listHeldOrders(deps.db, buyer.id)) {
    if (earlier.fingerprint === fingerprint && !earlier.isHoldOver) continue;
    if (!(await releaseOrder(deps, earlier.id)) && (await isSold(deps.db, earlier.id))) return earlier.id;
  }

  const id = await deps.inTransaction(async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${buyer.id}`}))`);
    const quote = await quoteNow(db);
    const twin = await renewHold(db, buyer.id, fingerprintOf(quote, couponCode), shipping, check.address);
    if (twin) return twin;
    await claim(db, quote);
    return insertOrder(db, {
      userId: buyer.id,
      email: shipping.email,
      fullName: shipping.full_name,
      address: check.address,
      subTotal: quote.subTotal,
      discount: quote.discount,
      total: quote.total,
      discountPercent: quote.applied?.percent ?? 0,
      couponId: quote.coupon?.discountCodeId ?? null,
      fingerprint: fingerprintOf(quote, couponCode),
      items: quote.items.map((item) => ({
        productId: item.id,
        name: item.name,
        imageName: item.image_name,
        quantity: item.selectedQuantity,
        unitPrice: item.unitPrice,
        subTotal: item.price,
        total: item.discountedPrice,
        priceId: item.priceId,
        months: item.subscriptionDuration,
      })),
    });
  });
  await failpoint('order-placed:after');
  return id;
}

async function isSold(db: Queryable, orderId: string): Promise<boolean> {
  return (await findOrder(db, orderId))?.stockState === 'sold';
}

/** A quote that can be sold as it stands. @throws 409 out-of-stock; 422 coupon-refused */
async function quoteSound(db: Queryable, offer: CartToQuote): Promise<Quote> {
  const quote = await quoteCart(db, offer);
  refuseFaults(quote);
  return quote;
}

/** Everything that makes an order another one: lines, prices, coupon and discount. */
function fingerprintOf({ items, applied, total }: Quote, couponCode: string | null): string {
  const lines = items.map(({ id, selectedQuantity, subscriptionDuration, unitPrice }) => [
    id,
    selectedQuantity,
    subscriptionDuration,
    unitPrice,
  ]);
  return createHash('sha256')
    .update(JSON.stringify([lines, couponCode, applied?.percent ?? 0, total]))
    .digest('base64url');
}

/** The same cart at the same price, still held: the order gets the address as it is now and 35 new minutes. */
async function renewHold(
  db: Queryable,
  userId: string,
  fingerprint: string,
  shipping: Shipping,
  address: {
    address: string;
    city: string;
    city_id: string;
    state: string;
    state_id: string;
    zipCode: string;
  },
): Promise<string | null> {
  const { rows } = await db.execute<{ id: string }>(sql`
    update orders set email = ${shipping.email}, full_name = ${shipping.full_name}, address = ${address.address},
      city = ${address.city}, city_id = ${address.city_id}, state = ${address.state}, state_id = ${address.state_id},
      zip_code = ${address.zipCode}, held_until = app_now() + make_interval(mins => ${UNPAID_ORDER_MINUTES})
    where user_id = ${userId} and stock_state = 'held' and held_until > app_now() and fingerprint = ${fingerprint}
    returning id`);
  return rows[0]?.id ?? null;
}

function refuseFaults({ items, gone, coupon }: Quote): void {
  const errorData: Record<string, string[]> = {};
  for (const id of gone) errorData[id] = ['This kit is no longer in our shop.'];
  for (const { id, errorMessage } of items) if (errorMessage) errorData[id] = [errorMessage];
  const [first] = Object.values(errorData);
  if (first) refuse(409, first[0]!, { code: 'out-of-stock', errorData });
  if (coupon && !coupon.isApplied) {
    refuse(422, coupon.message, { code: 'coupon-refused', errorData: { couponCode: [coupon.message] } });
  }
}

async function claim(db: Queryable, { items, coupon }: Quote): Promise<void> {
  const wanted = items.map((item) => ({ productId: item.id, quantity: item.selectedQuantity }));
  const short = await takeStock(db, sumQuantities(wanted));
  if (short) {
    const { rows } = await db.execute<{ name: string; stock: number }>(
      sql`select name, stock from products where id = ${short}`,
    );
    const sentence = shortageSentence(rows[0]!.name, rows[0]!.stock);
    refuse(409, sentence, { code: 'out-of-stock', errorData: { [short]: [sentence] } });
  }
  const couponId = coupon?.discountCodeId;
  if (couponId && !(await redeemCoupon(db, couponId))) {
    const sentence = 'This coupon has just been used.';
    refuse(422, sentence, { code: 'coupon-refused', errorData: { couponCode: [sentence] } });
  }
}
