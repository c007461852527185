import { countOf, durations, maxLines, maxQuantity, type CartLine, type Duration } from './cart-lines';

/** The cart as the browser keeps it. `totalCents` is the last total the API gave, for the header only: nothing is charged by it. */
export type CartRecord = { lines: CartLine[]; totalCents: number };

export const emptyCart: CartRecord = { lines: [], totalCents: 0 };

/** Room for the whole cookie pair in bytes; browsers drop cookies over 4 kB without a word. */
export const maxBytes = 3000;

const version = '1';
const linePattern = /^([A-Za-z0-9_-]{1,64}):(\d{1,3})(?::(3|6|12))?$/;

/** The cart as cookie text, or null when it has more lines or bytes than a browser is sure to keep. */
export function encodeCart({ lines, totalCents }: CartRecord): string | null {
  if (lines.length > maxLines) return null;
  const parts = lines.map(({ productId, quantity, duration }) =>
    duration === null ? `${productId}:${quantity}` : `${productId}:${quantity}:${duration}`,
  );
  const text = [version, Math.max(0, Math.round(totalCents)), ...parts].join('~');
  return text.length > maxBytes ? null : text;
}

/** Reads what a browser sent. Anyone can write this cookie, so whatever does not fit is left out, line by line. */
export function decodeCart(text: string | null | undefined): CartRecord {
  if (!text || text.length > maxBytes) return emptyCart;
  const [head, total = '', ...parts] = text.split('~');
  if (head !== version) return emptyCart;
  const lines = parts.slice(0, maxLines).flatMap((part) => decodeLine(part) ?? []);
  return { lines, totalCents: /^\d{1,9}$/.test(total) ? Number(total) : 0 };
}

/** Number of kits, over all lines. */
export const cartCount = (cart: CartRecord) => countOf(cart.lines);

function decodeLine(part: string): CartLine | null {
  const match = linePattern.exec(part);
  if (!match) return null;
  const quantity = Number(match[2]);
  const duration = match[3] === undefined ? null : (Number(match[3]) as Duration);
  if (quantity < 1 || quantity > maxQuantity || (duration !== null && !durations.includes(duration)))
    return null;
  return { productId: match[1]!, quantity, duration };
}
