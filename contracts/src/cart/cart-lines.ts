import type { CartLine } from './cart';

/**
 * Names a line: a kit bought once and the same kit by subscription, or at another interval, are different
 * lines.
 */
export function cartLineKey(line: Pick<CartLine, 'id' | 'subscriptionDuration'>): string {
  return line.subscriptionDuration ? `${line.id}:${line.subscriptionDuration}` : line.id;
}

/** Kits of one product in the whole cart, across all its lines. */
export function quantityInCart(lines: readonly CartLine[], productId: string): number {
  return lines.reduce((sum, line) => (line.id === productId ? sum + line.selectedQuantity : sum), 0);
}

/** The cart with `added` merged in: a matching line grows, capped at the stock that other lines leave. */
export function addCartLine(lines: readonly CartLine[], added: CartLine, stock: number): CartLine[] {
  const key = cartLineKey(added);
  const inOtherLines = quantityInCart(
    lines.filter((line) => cartLineKey(line) !== key),
    added.id,
  );
  const most = Math.max(1, stock - inOtherLines);
  const existing = lines.find((line) => cartLineKey(line) === key);
  if (!existing) return [...lines, { ...added, selectedQuantity: Math.min(added.selectedQuantity, most) }];
  return lines.map((line) =>
    line === existing
      ? { ...line, selectedQuantity: Math.min(line.selectedQuantity + added.selectedQuantity, most) }
      : line,
  );
}

/** The rest of a cart once `bought` has been paid: units added since stay. */
export function takeBoughtLines(
  lines: readonly CartLine[],
  bought: readonly Pick<CartLine, 'id' | 'subscriptionDuration' | 'selectedQuantity'>[],
): CartLine[] {
  const units = new Map(bought.map((line) => [cartLineKey(line), line.selectedQuantity]));
  return lines.flatMap((line) => {
    const selectedQuantity = line.selectedQuantity - (units.get(cartLineKey(line)) ?? 0);
    return selectedQuantity > 0 ? [{ ...line, selectedQuantity }] : [];
  });
}

/** Whether two carts have the same units of the same lines, in any order. */
export function isSameCart(
  one: readonly Pick<CartLine, 'id' | 'subscriptionDuration' | 'selectedQuantity'>[],
  other: readonly Pick<CartLine, 'id' | 'subscriptionDuration' | 'selectedQuantity'>[],
): boolean {
  const units = new Map(other.map((line) => [cartLineKey(line), line.selectedQuantity]));
  return (
    one.length === other.length && one.every((line) => units.get(cartLineKey(line)) === line.selectedQuantity)
  );
}

/** The cart with one line at `quantity`, kept between 1 and `stock`. */
export function setLineQuantity(
  lines: readonly CartLine[],
  key: string,
  quantity: number,
  stock: number,
): CartLine[] {
  const selectedQuantity = Math.max(1, Math.min(quantity, stock));
  return lines.map((line) => (cartLineKey(line) === key ? { ...line, selectedQuantity } : line));
}
