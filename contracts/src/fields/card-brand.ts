/** Card brands the shop names at checkout. Stripe may report others, which are shown as given. */
export const SHOWN_CARD_BRANDS = ['visa', 'mastercard', 'amex'] as const;

const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** A brand as people write it. */
export function cardBrandName(brand: string): string {
  return names[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
