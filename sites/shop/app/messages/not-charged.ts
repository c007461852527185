import type { NotCharged } from '../checkout/payment-truth.server';

/**
 * That nothing was charged. Takes the provider's own answer, since nothing else may make a page say so.
 * @param why what kept the order from being paid, where the provider does not say
 */
export function sayNotCharged({ words, isGivenBack }: NotCharged, why: string | null = null): string {
  if (words !== null && isGivenBack) return words;
  const reason = words ?? why;
  return reason === null
    ? 'You have not been charged for this order.'
    : `${reason} You have not been charged.`;
}
