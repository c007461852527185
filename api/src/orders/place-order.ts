import { createHash } from 'node:crypto';
import type { CartLine } from '@larkwell/contracts/cart/cart';
import type { Shipping } from '@larkwell/contracts/cart/shipping';
import { sql } from 'drizzle-orm';
import type { Buyer } from '../people';
import { describeCart, quoteCart, type CartToQuote, type Quote } from '../cart';
import type { Queryable } from '../db';
import type { Deps } from '../deps';
import { failpoint } from '../failpoints';
import { refuse } from '../refusals';
import { checkAddress } from '../places';
import { refuseChangedTerms } from '../terms';
import { claimStock } from './claim-stock';
import { insertOrder } from './insert-order';
import { mayHold } from './order-budget';
import { releaseOrder } from './release-order';
import { renewHold } from './renew-hold';
import { findOrder, listHeldOrders } from './store';

export interface OrderRequest {
  shipping: Shipping;
  lines: CartLine[];
  couponCode: string | null;
  /** The terms that the order form showed; a call without them is not compared. */
  terms?: string | undefined;
}

const onItsWay =
  'A payment for your last order is still going through. We usually know within a minute. Check again then. Nothing else was ordered.';
const changedSentence = 'Your cart has changed since you opened this page. Nothing was ordered.';

/**
 * Creates an unpaid order from a cart. Prices are ours, and the stock is held unless the
 * account has used up its budget of unpaid orders. A person has one unpaid order: the same cart sent again is
 * the same order with a new hold; other lines, prices or discounts replace it.
 * @returns the order's id; or an earlier order's id, if releasing that one shows that it has been paid
 * @throws 422 address-not-valid or coupon-refused; 409 out-of-stock, naming the line, terms-changed, or
 * conflict while
 *   an earlier order is being paid
 */
export async function placeOrder(deps: Deps, buyer: Buyer, request: OrderRequest): Promise<string> {
  const { shipping, lines, couponCode, terms } = request;
  const check = checkAddress(shipping);
  if (!check.isGood)
    refuse(422, check.errorMessage, { code: 'address-not-valid', errorData: check.errorData });
  const offer: CartToQuote = { lines, couponCode, buyer };
  const quoteNow = async (db: Queryable) => {
    const quote = await quoteSound(db, offer);
    const words = { keyring: deps.settings.keyring, errorMessage: changedSentence };
    refuseChangedTerms(terms, describeCart(quote, couponCode), words);
    return quote;
  };
  const fingerprint = fingerprintOf(await quoteNow(deps.db), couponCode);

  const same = { userId: buyer.id, shipping, address: check.address };
  const known = await deps.inTransaction(({ db }) => renewHold(db, deps.settings, { ...same, fingerprint }));
  if (known) return known;
  // A live one for the same cart was created by a twin of this request a moment ago.
  for (const earlier of await listHeldOrders(deps.db, buyer.id)) {
    if (earlier.fingerprint === fingerprint && !earlier.isHoldOver) continue;
    if (await releaseOrder(deps, earlier.id)) continue;
    const stockState = (await findOrder(deps.db, earlier.id))?.stockState;
    if (stockState === 'sold') return earlier.id;
    if (stockState === 'held') refuse(409, onItsWay, { code: 'conflict' });
  }

  const id = await deps.inTransaction(async ({ db }) => {
    await db.execute(sql`select pg_advisory_xact_lock(hashtext(${`order of ${buyer.id}`}))`);
    const quote = await quoteNow(db);
    const twin = await renewHold(db, deps.settings, {
      ...same,
      fingerprint: fingerprintOf(quote, couponCode),
    });
    if (twin) return twin;
    const orderId = await insertOrder(db, {
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
        basePrice: item.basePrice,
        subTotal: item.price,
        total: item.discountedPrice,
        priceId: item.priceId,
        months: item.subscriptionDuration,
      })),
    });
    const units = quote.items.reduce((sum, { selectedQuantity }) => sum + selectedQuantity, 0);
    const couponId = quote.coupon?.discountCodeId ?? null;
    if (await mayHold(db, deps.settings, { orderId, userId: buyer.id, units })) {
      await claimStock(db, { id: orderId, couponId });
    }
    await failpoint('order-placed:before');
    return orderId;
  });
  await failpoint('order-placed:after');
  return id;
}

/** A quote that can be sold as it is. @throws 409 out-of-stock; 422 coupon-refused */
async function quoteSound(db: Queryable, offer: CartToQuote): Promise<Quote> {
  const quote = await quoteCart(db, offer);
  refuseFaults(quote);
  return quote;
}

/** Everything that makes it a different order: lines, prices, coupon and discount. */
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

function refuseFaults({ items, gone, coupon }: Quote): void {
  const errorData: Record<string, string[]> = {};
  for (const id of gone) errorData[id] = ['We no longer sell this kit.'];
  for (const { id, errorMessage } of items) if (errorMessage) errorData[id] = [errorMessage];
  const [first] = Object.values(errorData);
  if (first) refuse(409, first[0]!, { code: 'out-of-stock', errorData });
  if (coupon && !coupon.isApplied) {
    refuse(422, coupon.message, { code: 'coupon-refused', errorData: { couponCode: [coupon.message] } });
  }
}
