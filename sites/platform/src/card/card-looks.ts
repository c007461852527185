import type { StripeElementStyle } from '@stripe/stripe-js';

/**
 * Styles Stripe's field like the page around it. Its frame sees neither our style sheet nor the color scheme, so in
 * dark mode it would write black on black. Browser only.
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
