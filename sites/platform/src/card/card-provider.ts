import type { Stripe } from '@stripe/stripe-js';
import { loadStripe } from '@stripe/stripe-js/pure';

/** `away`: its script could not be loaded, so the other ways to pay are left. */
export type CardProvider = Stripe | 'loading' | 'away';

/**
 * Loads Stripe's script from where the environment says. The loader of `@stripe/stripe-js` has its address built in,
 * but takes a `window.Stripe` that is there already.
 */
export async function loadCardProvider(script: string, key: string): Promise<CardProvider> {
  if (!('Stripe' in window)) await loadScript(script).catch(() => undefined);
  if (!('Stripe' in window)) return 'away';
  return (await loadStripe(key)) ?? 'away';
}

function loadScript(src: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const element = Object.assign(document.createElement('script'), { src, async: true });
    element.addEventListener('load', () => resolve());
    element.addEventListener('error', () => reject(new Error('the card provider’s script did not load')));
    document.head.append(element);
  });
}
