import type { StripeElementStyle } from '@stripe/stripe-js';

/**
 * The provider's field in the colors and size of the page around it: its frame sees neither our style sheet nor, in
 * the dark, which scheme is shown, and would write black on black. Browser only.
 */
export function cardLooks(): StripeElementStyle {
  const page = getComputedStyle(document.body);
  const token = (name: string) => page.getPropertyValue(name).trim();
  const placeholder = { color: token('--text-secondary') };
  return {
    base: { color: page.color, fontSize: page.fontSize, '::placeholder': placeholder },
    invalid: { color: token('--status-error') },
  };
}
