import { z } from 'zod';

/**
 * An amount in whole US cents. Every amount on our wire is one, even if its name is price, total or subTotal.
 * (Stripe's own shapes, passed through, are in cents as well.)
 */
export const centsSchema = z.int().min(0).max(100_000_000);

const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

/** `$1,234.50` for 123450. */
export function formatUsd(cents: number): string {
  return usd.format(cents / 100);
}

/** What remains of `cents` after `percent` off, rounding half a cent up. */
export function percentOff(cents: number, percent: number): number {
  return Math.floor((cents * (100 - percent) + 50) / 100);
}
