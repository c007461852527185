import type { OrderedKit } from '@larkwell/contracts/orders/orders';

/** The kits of an order in one line: `Iron Check, 2 × Kidney Check`. */
export function orderKitsInWords(kits: readonly OrderedKit[]): string {
  return kits
    .map(({ name, orderedQuantity }) => (orderedQuantity === 1 ? name : `${orderedQuantity} × ${name}`))
    .join(', ');
}
