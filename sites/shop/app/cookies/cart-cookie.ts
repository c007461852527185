import { SUBSCRIPTION_PACKAGES } from '@larkwell/contracts/numbers/shop';
import { MAX_CART_LINES, type CartLine } from '@larkwell/contracts/cart/cart';

/**
 * The cart as the browser keeps it. `total` (cents) is the last price the API gave for these lines; null once anything
 * that affects the price has changed. It is only for the header; nothing is charged by it.
 */
export type CartRecord = { lines: CartLine[]; total: number | null };

/** What the header shows of a cart. `total` is in cents, as of the API's last price; null while unknown. */
export type CartSum = { count: number; total: number | null };

export const emptyCart: CartRecord = { lines: [], total: 0 };

/** Most bytes the text may have; browsers silently drop cookies over 4 kB. */
export const maxBytes = 3000;

const version = '1';
const maxQuantity = 9999;
const linePattern = /^([A-Za-z0-9_-]{1,64}):([1-9]\d{0,3})(?::(\d{1,2}))?$/;

/** The cart as cookie text, or null if it has more lines or bytes than every browser keeps. */
export function encodeCart({ lines, total }: CartRecord): string | null {
  if (lines.length > MAX_CART_LINES) return null;
  const parts = lines.map(({ id, selectedQuantity, subscriptionDuration }) =>
    [id, Math.min(selectedQuantity, maxQuantity), subscriptionDuration]
      .filter((part) => part !== null)
      .join(':'),
  );
  const text = [version, total === null ? '' : Math.max(0, Math.round(total)), ...parts].join('~');
  return text.length > maxBytes ? null : text;
}

/** Reads what a browser sent. Anyone can write this cookie, so invalid lines are dropped one by one. */
export function decodeCart(text: string | null | undefined): CartRecord {
  if (!text || text.length > maxBytes) return emptyCart;
  const [head, total = '', ...parts] = text.split('~');
  if (head !== version) return emptyCart;
  const lines = parts.slice(0, MAX_CART_LINES).flatMap((part) => decodeLine(part) ?? []);
  return { lines, total: /^\d{1,9}$/.test(total) ? Number(total) : null };
}

/** Number of kits in all lines. */
export const cartCount = ({ lines }: Pick<CartRecord, 'lines'>) =>
  lines.reduce((sum, line) => sum + line.selectedQuantity, 0);

function decodeLine(part: string): CartLine | null {
  const match = linePattern.exec(part);
  if (!match) return null;
  const months =
    match[3] === undefined
      ? null
      : SUBSCRIPTION_PACKAGES.find((one) => one.months === Number(match[3]))?.months;
  if (months === undefined) return null;
  return {
    id: match[1]!,
    selectedQuantity: Number(match[2]),
    subscription: months !== null,
    subscriptionDuration: months,
  };
}
