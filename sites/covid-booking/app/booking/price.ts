const dollars = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$70.00` for 7000 cents. */
export const price = (cents: number) => dollars.format(cents / 100);
