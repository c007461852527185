const names: Record<string, string> = { visa: 'Visa', mastercard: 'Mastercard', amex: 'American Express' };

/** A brand as people write it. */
export function cardBrandName(brand: string): string {
  return names[brand] ?? brand.charAt(0).toUpperCase() + brand.slice(1);
}
