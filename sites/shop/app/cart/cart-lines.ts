/** The three lengths a subscription can have, in months. */
export const durations = [3, 6, 12] as const;
export type Duration = (typeof durations)[number];

/** What the browser keeps of a line. Name, price and stock are asked of the API each time the cart is shown. */
export type CartLine = {
  productId: string;
  quantity: number;
  /** Months between deliveries; null is a one-time purchase. */
  duration: Duration | null;
};

export const maxLines = 50;
export const maxQuantity = 999;

/** One kit bought once and the same kit subscribed to are two lines; so are two durations. */
export const lineKey = (line: Pick<CartLine, 'productId' | 'duration'>) =>
  `${line.productId}:${line.duration ?? 0}`;

/** Adds to the line of the same kit and duration, or starts one. `stock`, where known, caps what has grown stale. */
export function addLine(lines: CartLine[], added: CartLine, stock = maxQuantity): CartLine[] {
  const known = lines.find((line) => lineKey(line) === lineKey(added));
  if (!known) return [...lines, { ...added, quantity: capped(added.quantity, stock) }];
  return setQuantity(lines, lineKey(added), known.quantity + added.quantity, stock);
}

export function setQuantity(
  lines: CartLine[],
  key: string,
  quantity: number,
  stock = maxQuantity,
): CartLine[] {
  return lines.map((line) => (lineKey(line) === key ? { ...line, quantity: capped(quantity, stock) } : line));
}

export const removeLine = (lines: CartLine[], key: string) => lines.filter((line) => lineKey(line) !== key);

/** How many of a kit are in the cart, over all its lines: what the stock check must count. */
export const quantityOf = (lines: CartLine[], productId: string) =>
  countOf(lines.filter((line) => line.productId === productId));

export const countOf = (lines: CartLine[]) => lines.reduce((sum, line) => sum + line.quantity, 0);

const capped = (quantity: number, stock: number) => Math.max(1, Math.min(quantity, stock, maxQuantity));
